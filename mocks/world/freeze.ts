import { HttpError } from '../server/http-error.ts'
import { DAY } from './clock.ts'
import { endWithdrawal, isFinal, settleWithdrawals } from './withdrawal-flow.ts'
import type { User, World } from './world.ts'

/** How long thawing takes. */
const THAWING = DAY

export const isFrozen = (user: User, now: number): boolean => user.frozen_at !== null && (user.thaws_at === null || user.thaws_at > now)

/** Every operation that moves money, or makes a trusted wallet usable, asks this first. */
export const mustNotBeFrozen = (user: User, now: number): void => {
  if (isFrozen(user, now)) throw new HttpError(423, 'account.frozen')
}

/** Freezes at once and cancels what has not left yet. Freezing again ends a thaw. */
export const freeze = (world: World, user: User, now: number): void => {
  if (!isFrozen(user, now)) user.frozen_at = now
  user.thaws_at = null
  settleWithdrawals(world, user, now)
  for (const record of user.withdrawals.values())
    if (!isFinal(record.view.status) && ['awaiting_confirmation', 'accepted'].includes(record.view.status))
      endWithdrawal(world, user, record, 'cancelled', now)
}

/** Begins the thaw; one that runs goes on. */
export const thaw = (user: User, now: number): void => {
  user.thaws_at ??= now + THAWING
}
