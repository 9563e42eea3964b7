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

/** Laravel's `password.confirm` is valid for three hours. */
const PASSWORD_CONFIRMED = 3 * 60 * 60_000

const isConfirmed = (at: number | null | undefined, now: number): boolean =>
  at !== null && at !== undefined && now - at <= PASSWORD_CONFIRMED

export const mustHaveConfirmedPassword = (session: Session | null, now: number): void => {
  if (!isConfirmed(session?.password_confirmed_at, now)) throw new HttpError(423, 'http.confirm_password')
}

/** The password, and a code of the app where two-factor sign-in is on. */
export const mustHaveConfirmedTwoFactor = (session: Session | null, user: User, now: number): void => {
  if (!hasTwoFactor(user)) mustHaveConfirmedPassword(session, now)
  else if (!isConfirmed(session?.two_factor_confirmed_at, now)) throw new HttpError(423, 'http.confirm_two_factor')
}

/** Whether withdrawals go only to trusted wallets: once turned off, the setting stays in force for a day. */
export const hasTrustedWalletsOnly = (user: User, now: number): boolean =>
  user.trusted_wallets_only && (user.trusted_wallets_only_until === null || user.trusted_wallets_only_until > now)

/** Withdrawals from UTA are blocked for as long as all withdrawals are, if these are. */
export const mayWithdrawFromUta = (user: User, now: number): boolean =>
  !user.uta_withdrawal_blocked || (user.withdraws_blocked_until !== null && mayWithdraw(user, now))
