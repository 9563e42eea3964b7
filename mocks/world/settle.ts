import { SECOND } from './clock.ts'
import { settleDeposits } from './deposits.ts'
import { settlePromotion } from './promotion.ts'
import { settleUtaWithdrawals } from './settle-uta.ts'
import { settleWithdrawals } from './withdrawal-flow.ts'
import type { User, World } from './world.ts'

/** How long the simulated Telegram bot takes to respond. */
const TELEGRAM_ANSWERS_AFTER = 8 * SECOND

/** Applies everything that happened to a user since the last request because time passed. Called before every operation of the user. */
export const settle = (world: World, user: User, now: number): void => {
  settleTelegram(user, now)
  settleDeposits(world, user, now)
  settleWithdrawals(world, user, now)
  settleWallets(user, now)
  settleUtaWithdrawals(world, user, now)
  settlePromotion(world, user, now)
  settlePolicies(user, now)
}

const settleTelegram = (user: User, now: number): void => {
  if (user.telegram_asked_at === null || now < user.telegram_asked_at + TELEGRAM_ANSWERS_AFTER) return
  user.telegram_asked_at = null
  user.verified.telegram = true
  user.telegram_username ??= `${user.firstname}_${user.lastname}`.toLowerCase().replaceAll(/[^a-z0-9_]/g, '')
}

/** Activates trusted wallets a day after their code was confirmed. */
const settleWallets = (user: User, now: number): void => {
  for (const wallet of user.wallets) {
    if (wallet.status === 'waiting' && wallet.opens_at !== null && Date.parse(wallet.opens_at) <= now)
      Object.assign(wallet, { status: 'active', opens_at: null })
  }
}

/** Ends expired subscriptions and policies; nothing is renewed automatically. */
const settlePolicies = (user: User, now: number): void => {
  for (const subscription of user.uta.subscriptions) if (Date.parse(subscription.ends_at) <= now) subscription.is_active = false
  for (const policy of user.insurances) {
    if (!policy.is_active || Date.parse(policy.ends_at) > now) continue
    policy.is_active = false
    policy.stopped_at = policy.ends_at
  }
}
