import { readForm } from '../server/form.ts'
import { HttpError, forbidden } from '../server/http-error.ts'
import type { Session } from '../world/sessions.ts'
import type { User } from '../world/world.ts'

/** A user is verified once Telegram is verified. */
const isVerified = (user: User): boolean => user.verified.telegram

const hasTwoFactor = (user: User): boolean => user.two_factor.confirmed

/** Trusted wallets require a verified Telegram and two-factor sign-in. */
const mayUseTrustedWallets = (user: User): boolean => isVerified(user) && hasTwoFactor(user)

/** Withdrawals are blocked while `withdraws_blocked_until` is in the future. */
const mayWithdraw = (user: User, now: number): boolean => user.withdraws_blocked_until === null || user.withdraws_blocked_until <= now

/** Refuses a request whose `user_id` is not the signed-in user: the cookie may belong to another person. */
export const mustBeNamedUser = (user: User, body: Readonly<Record<string, unknown>>): void => {
  const form = readForm(body)
  const named = form.optionalString('user_id', { pattern: /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/ })
  form.done()
  if (named !== null && named !== user.id) throw forbidden('access.other_user')
}

export const mustBeVerified = (user: User): void => {
  if (!isVerified(user)) throw forbidden('access.unverified')
}

export const mustHaveTrustedWallets = (user: User): void => {
  if (!mayUseTrustedWallets(user)) throw forbidden('wallet.protected')
}

export const mustBeAbleToWithdraw = (user: User, now: number): void => {
  if (!mayWithdraw(user, now))
    throw new HttpError(403, 'withdraw.blocked', { values: { until: new Date(user.withdraws_blocked_until ?? now) } })
}

/** Laravel's `password.confirm`: valid for three hours. */
const PASSWORD_CONFIRMED = 3 * 60 * 60_000

export const mustHaveConfirmedPassword = (session: Session | null, now: number): void => {
  const at = session?.password_confirmed_at ?? null
  if (at === null || now - at > PASSWORD_CONFIRMED) throw new HttpError(423, 'http.confirm_password')
}
