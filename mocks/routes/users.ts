import type { User as UserView, UserSettings } from '#sdk'
import { confirmationsRequired, contracts, minimumDeposits, tokens } from '../fixtures/market.ts'
import {
  hasTrustedWalletsOnly,
  mayWithdrawFromUta,
  mustBeVerified,
  mustHaveConfirmedPassword,
  mustHaveConfirmedTwoFactor,
  mustHaveTrustedWallets,
} from '../rules/access.ts'
import { created, ok, publicRoute, authenticatedRoute } from '../server/route.ts'
import type { RouteResult, RouteContext, Operation } from '../server/route.ts'
import { readForm } from '../server/form.ts'
import { invalid, missing } from '../server/http-error.ts'
import { text } from '../texts/text.ts'
import { DAY, iso } from '../world/clock.ts'
import { RIGHT_CODE } from '../world/codes.ts'
import { isFrozen } from '../world/freeze.ts'
import { random } from '../world/random.ts'
import { newUser } from '../world/registration.ts'
import { endSessions } from '../world/sessions.ts'
import { userByEmail } from '../world/world.ts'
import type { User } from '../world/world.ts'
import { enter, setPassword } from './auth.ts'
import { tellOldAddress } from './verification.ts'

const LANGS = ['en', 'ru', 'de', 'es'] as const
const SETTINGS = [
  'withdraws_blocked_until',
  'uta_withdrawal_blocked',
  'uta_amount_of_locked_balance',
  'email_notifications',
  'telegram_notifications',
  'trusted_wallets_only',
  'frozen_at',
] as const
const WRITABLE = ['email_notifications', 'telegram_notifications', 'trusted_wallets_only'] as const

export const userView = (user: User): UserView => ({
  id: user.id,
  firstname: user.firstname,
  lastname: user.lastname,
  email: user.email,
  lang: user.lang,
  avatar_url: user.avatar_url,
  telegram_username: user.telegram_username,
  phone: user.phone,
  created_at: iso(user.created_at),
})

/** Settings that are returned with another one. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  withdraws_blocked_until: ['withdraws_block_reason', 'withdraws_blocked_since'],
  trusted_wallets_only: ['trusted_wallets_only_until'],
  frozen_at: ['thaws_at'],
}

const isoOrNull = (moment: number | null): string | null => (moment === null ? null : iso(moment))

export const settingsView = (user: User, now: number, keys: readonly string[] = SETTINGS): Partial<UserSettings> => {
  const trustedOnly = hasTrustedWalletsOnly(user, now)
  const frozen = isFrozen(user, now)
  const all: UserSettings = {
    withdraws_blocked_until: isoOrNull(user.withdraws_blocked_until),
    withdraws_blocked_since: isoOrNull(user.withdraws_blocked_since),
    uta_withdrawal_blocked: !mayWithdrawFromUta(user, now),
    uta_amount_of_locked_balance: user.uta.locked,
    withdraws_block_reason: user.withdraws_block_reason ?? null,
    email_notifications: user.notifications.email,
    telegram_notifications: user.notifications.telegram,
    trusted_wallets_only: trustedOnly,
    frozen_at: frozen ? isoOrNull(user.frozen_at) : null,
    thaws_at: frozen ? isoOrNull(user.thaws_at) : null,
    trusted_wallets_only_until: trustedOnly ? isoOrNull(user.trusted_wallets_only_until) : null,
  }
  const requested = new Set(keys.flatMap((key) => [key, ...(COMPANIONS[key] ?? [])]))
  return Object.fromEntries(Object.entries(all).filter(([key]) => requested.has(key)))
}

const registerUser = (context: RouteContext): RouteResult => {
  const form = readForm(context.body)
  const firstname = form.string('firstname', { max: 64 })
  const lastname = form.string('lastname', { max: 64 })
  const email = form.email('email')
  const password = form.password('password')
  const lang = form.oneOf('lang', LANGS)
  const invited_by = form.optionalString('referral_code', { max: 255 })
  form.accepted('terms_accepted')
  if (userByEmail(context.world, email)) form.fail('email', 'validation.unique')
  form.done()
  const user = newUser(context.world, context.now, { firstname, lastname, email, password, lang, invited_by })
  return created({ auth_token: enter(context, user) })
}

/** `keys[]=a&keys[]=b`, and other notations of a list that clients use. */
const requestedKeys = (query: URLSearchParams): string[] | null => {
  const keys = [...query].filter(([name]) => /^keys(\[\d*\])?$/.test(name)).flatMap(([, value]) => value.split(','))
  return keys.length === 0 ? null : keys
}

const getUserSettings = (context: RouteContext, user: User): RouteResult => {
  const keys = requestedKeys(context.query) ?? [...SETTINGS]
  const unknown = keys.findIndex((key) => !SETTINGS.some((one) => one === key))
  if (unknown >= 0) throw invalid(`keys.${String(unknown)}`, 'validation.in')
  return ok(settingsView(user, context.now, keys))
}

/** On at once; off a day after a confirmation, which turning it on takes back. */
const switchTrustedOnly = ({ session, now }: RouteContext, user: User, on: boolean): void => {
  const wasOn = hasTrustedWalletsOnly(user, now)
  if (on) {
    if (!wasOn) mustHaveTrustedWallets(user)
    Object.assign(user, { trusted_wallets_only: true, trusted_wallets_only_until: null })
  } else if (wasOn && user.trusted_wallets_only_until === null) {
    mustHaveConfirmedTwoFactor(session, user, now)
    user.trusted_wallets_only_until = now + DAY
  }
}

const updateUserSettings = (context: RouteContext, user: User): RouteResult => {
  const form = readForm(context.body)
  const { keys } = context.body
  if (keys === undefined) form.fail('keys', 'validation.required')
  else if (!Array.isArray(keys) || keys.length === 0) form.fail('keys', 'validation.array')
  for (const key of WRITABLE) if (form.has(key) && typeof context.body[key] !== 'boolean') form.fail(key, 'validation.boolean')
  const named: unknown[] = Array.isArray(keys) ? keys : []
  named.forEach((key, index) => {
    if (!SETTINGS.some((one) => one === key)) form.fail(`keys.${String(index)}`, 'validation.in')
    else if (named.indexOf(key) !== index) form.fail(`keys.${String(index)}`, 'validation.different')
    else if (!WRITABLE.some((one) => one === key)) form.fail(`keys.${String(index)}`, 'validation.prohibited')
    else if (typeof context.body[String(key)] !== 'boolean') form.fail(String(key), 'validation.boolean')
  })
  form.done()
  if (named.includes('trusted_wallets_only')) switchTrustedOnly(context, user, context.body['trusted_wallets_only'] === true)
  if (named.includes('email_notifications')) user.notifications.email = context.body['email_notifications'] === true
  if (named.includes('telegram_notifications')) user.notifications.telegram = context.body['telegram_notifications'] === true
  return ok(settingsView(user, context.now, named.map(String)))
}

const getDepositWallet = (context: RouteContext, user: User): RouteResult => {
  if (context.params['network'] !== 'BSC') throw missing()
  mustBeVerified(user)
  return ok({
    network: 'BSC',
    address: user.deposit_address,
    tokens: tokens.map((token) => ({ token, contract_address: contracts[token], decimals: 18, minimum_amount: minimumDeposits[token] })),
    confirmations_required: confirmationsRequired,
  })
}

/** Identifies the user to the chat: opaque and always the same. */
const chatToken = (context: RouteContext, user: User): RouteResult =>
  ok(`eyJhbGciOiJIUzI1NiJ9.${btoa(user.id).replaceAll('=', '')}.${random(context.world.seed, 'chat', user.id).text(32)}`)

const updateProfile = (context: RouteContext, user: User): RouteResult => {
  const form = readForm(context.body)
  const nameOf = (field: 'firstname' | 'lastname') => (form.has(field) ? form.string(field, { max: 64 }) : user[field])
  const [firstname, lastname] = [nameOf('firstname'), nameOf('lastname')]
  const email = form.email('email')
  const lang = form.optionalOneOf('lang', LANGS)
  const owner = userByEmail(context.world, email)
  if (owner && owner !== user) form.fail('email', 'validation.unique')
  form.done()
  if (email.toLowerCase() !== user.email.toLowerCase()) {
    if (user.verified.email) {
      mustHaveConfirmedPassword(context.session, context.now)
      tellOldAddress(context, user)
    }
    user.verified.email = false
    endSessions(context.sessions, user.id, context.session)
  }
  Object.assign(user, { firstname, lastname, email, lang: lang ?? user.lang })
  return ok(userView(user))
}

const changePassword = (context: RouteContext, user: User): RouteResult => {
  const form = readForm(context.body)
  const current = form.string('current_password', { max: 256 })
  const password = form.password('password')
  if (current !== '' && current !== user.password) form.fail('current_password', 'auth.password')
  form.done()
  setPassword(user, password, context.now)
  endSessions(context.sessions, user.id, context.session)
  return ok({ message: text(context.locale, 'passwords.updated') })
}

/** The confirmation that a 423 requires: the password, with a code of the app where the 423 says so. */
const confirmPassword = (context: RouteContext, user: User): RouteResult => {
  const form = readForm(context.body)
  const password = form.string('password', { max: 256 })
  if (password !== '' && password !== user.password) form.fail('password', 'auth.password')
  const code = form.has('code') ? form.digits('code', 6) : null
  if (code !== null && user.two_factor.confirmed && code !== RIGHT_CODE) form.fail('code', 'auth.two_factor_code')
  form.done()
  if (context.session) {
    context.session.password_confirmed_at = context.now
    if (code !== null && user.two_factor.confirmed) context.session.two_factor_confirmed_at = context.now
  }
  return created('')
}

export const users: readonly Operation[] = [
  authenticatedRoute('GET', '/api/users/me', (_, user) => ok(userView(user))),
  publicRoute('POST', '/api/users', registerUser),
  authenticatedRoute('GET', '/api/users/settings', getUserSettings),
  authenticatedRoute('PUT', '/api/users/settings', updateUserSettings),
  authenticatedRoute('GET', '/api/users/wallet/{network}', getDepositWallet),
  authenticatedRoute('GET', '/api/users/amocrm-integration-token', chatToken),
  authenticatedRoute('PUT', '/user/profile-information', updateProfile),
  authenticatedRoute('PUT', '/user/password', changePassword),
  authenticatedRoute('POST', '/user/confirm-password', confirmPassword),
]
