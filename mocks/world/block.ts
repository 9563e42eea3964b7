import { DAY } from './clock.ts'
import type { User } from './world.ts'

/** Blocks withdrawals for 24 hours after a change that weakens or moves an account; a longer block is kept. */
export const blockForADay = (user: User, reason: User['withdraws_block_reason'], now: number): void => {
  if ((user.withdraws_blocked_until ?? 0) >= now + DAY) return
  user.withdraws_blocked_since = now
  user.withdraws_blocked_until = now + DAY
  user.withdraws_block_reason = reason
}
