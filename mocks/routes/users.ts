import type { User as UserView, UserSettings } from '#sdk'
import { confirmationsRequired, contracts, minimumDeposits, tokens } from '../fixtures/market.ts'
import { mustBeVerified, mustHaveConfirmedPassword, mustHaveTrustedWallets } from '../rules/access.ts'
import { created, ok, open, own } from '../server/call.ts'
import type { Answer, Call, Operation } from '../server/call.ts'
import { readForm } from '../server/form.ts'
import { invalid, missing } from '../server/http-error.ts'
import { text } from '../texts/text.ts'
import { iso } from '../world/clock.ts'
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

export const settingsView = (user: User, keys: readonly string[] = SETTINGS): Partial<UserSettings> => {
  const all: UserSettings = {
    withdraws_blocked_until: user.withdraws_blocked_until === null ? null : iso(user.withdraws_blocked_until),
    uta_withdrawal_blocked: user.uta_withdrawal_blocked,
    uta_amount_of_locked_balance: user.uta.locked,
    withdraws_block_reason: user.withdraws_block_reason ?? null,
    email_notifications: user.notifications.email,
    telegram_notifications: user.notifications.telegram,
    trusted_wallets_only: user.trusted_wallets_only,
  }
  const wanted = keys.includes('withdraws_blocked_until') ? [...keys, 'withdraws_block_reason'] : keys
  return Object.fromEntries(Object.entries(all).filter(([key]) => wanted.includes(key)))
}

const registerUser = (call: Call): Answer => {
  const form = readForm(call.body)
  const firstname = form.string('firstname', { max: 64 })
  const lastname = form.string('lastname', { max: 64 })
  const email = form.email('email')
  const password = form.password('password')
  const lang = form.oneOf('lang', LANGS)
  const invited_by = form.optionalString('referral_code', { max: 255 })
  form.accepted('terms_accepted')
  if (userByEmail(call.world, email)) form.fail('email', 'validation.unique')
  form.done()
  const user = newUser(call.world, call.now, { firstname, lastname, email, password, lang, invited_by })
  return created({ auth_token: enter(call, user) })
}

/** `keys[]=a&keys[]=b`, and what else clients make of a list. */
const wantedKeys = (query: URLSearchParams): string[] | null => {
  const keys = [...query].filter(([name]) => /^keys(\[\d*\])?$/.test(name)).flatMap(([, value]) => value.split(','))
  return keys.length === 0 ? null : keys
}

const getUserSettings = (call: Call, user: User): Answer => {
  const keys = wantedKeys(call.query) ?? [...SETTINGS]
  const unknown = keys.findIndex((key) => !SETTINGS.some((one) => one === key))
  if (unknown >= 0) throw invalid(`keys.${String(unknown)}`, 'validation.in')
  return ok(settingsView(user, keys))
}

const updateUserSettings = (call: Call, user: User): Answer => {
  const form = readForm(call.body)
  const { keys } = call.body
  if (keys === undefined) form.fail('keys', 'validation.required')
  else if (!Array.isArray(keys) || keys.length === 0) form.fail('keys', 'validation.array')
  for (const key of WRITABLE) if (form.has(key) && typeof call.body[key] !== 'boolean') form.fail(key, 'validation.boolean')
  const named: unknown[] = Array.isArray(keys) ? keys : []
  named.forEach((key, index) => {
    if (!SETTINGS.some((one) => one === key)) form.fail(`keys.${String(index)}`, 'validation.in')
    else if (named.indexOf(key) !== index) form.fail(`keys.${String(index)}`, 'validation.different')
    else if (!WRITABLE.some((one) => one === key)) form.fail(`keys.${String(index)}`, 'validation.prohibited')
    else if (typeof call.body[String(key)] !== 'boolean') form.fail(String(key), 'validation.boolean')
  })
  form.done()
  const only = call.body['trusted_wallets_only'] === true
  if (named.includes('trusted_wallets_only') && only !== user.trusted_wallets_only) {
    if (only) mustHaveTrustedWallets(user)
    else mustHaveConfirmedPassword(call.session, call.now)
    user.trusted_wallets_only = only
  }
  if (named.includes('email_notifications')) user.notifications.email = call.body['email_notifications'] === true
  if (named.includes('telegram_notifications')) user.notifications.telegram = call.body['telegram_notifications'] === true
  return ok(settingsView(user, named.map(String)))
}

const getDepositWallet = (call: Call, user: User): Answer => {
  if (call.params['network'] !== 'BSC') throw missing()
  mustBeVerified(user)
  return ok({
    network: 'BSC',
    address: user.deposit_address,
    tokens: tokens.map((token) => ({ token, contract_address: contracts[token], decimals: 18, minimum_amount: minimumDeposits[token] })),
    confirmations_required: confirmationsRequired,
  })
}

/** What the chat knows the user by: opaque, and the same each time. */
const chatToken = (call: Call, user: User): Answer =>
  ok(`eyJhbGciOiJIUzI1NiJ9.${btoa(user.id).replaceAll('=', '')}.${random(call.world.seed, 'chat', user.id).text(32)}`)

const updateProfile = (call: Call, user: User): Answer => {
  const form = readForm(call.body)
  const firstname = form.string('firstname', { max: 64 })
  const lastname = form.string('lastname', { max: 64 })
  const email = form.email('email')
  const lang = form.optionalOneOf('lang', LANGS)
  const owner = userByEmail(call.world, email)
  if (owner && owner !== user) form.fail('email', 'validation.unique')
  form.done()
  if (email.toLowerCase() !== user.email.toLowerCase()) {
    if (user.verified.email) {
      mustHaveConfirmedPassword(call.session, call.now)
      tellOldAddress(call, user)
    }
    user.verified.email = false
  }
  Object.assign(user, { firstname, lastname, email, lang: lang ?? user.lang })
  return ok(userView(user))
}

const changePassword = (call: Call, user: User): Answer => {
  const form = readForm(call.body)
  const current = form.string('current_password', { max: 256 })
  const password = form.password('password')
  if (current !== '' && current !== user.password) form.fail('current_password', 'auth.password')
  form.done()
  setPassword(user, password, call.now)
  endSessions(call.sessions, user.id, call.session)
  return ok({ message: text(call.locale, 'passwords.updated') })
}

/** What a 423 asks for. */
const confirmPassword = (call: Call, user: User): Answer => {
  const form = readForm(call.body)
  const password = form.string('password', { max: 256 })
  if (password !== '' && password !== user.password) form.fail('password', 'auth.password')
  form.done()
  if (call.session) call.session.password_confirmed_at = call.now
  return created('')
}

export const users: readonly Operation[] = [
  own('GET', '/api/users/me', (_, user) => ok(userView(user))),
  open('POST', '/api/users', registerUser),
  own('GET', '/api/users/settings', getUserSettings),
  own('PUT', '/api/users/settings', updateUserSettings),
  own('GET', '/api/users/wallet/{network}', getDepositWallet),
  own('GET', '/api/users/amocrm-integration-token', chatToken),
  own('PUT', '/user/profile-information', updateProfile),
  own('PUT', '/user/password', changePassword),
  own('POST', '/user/confirm-password', confirmPassword),
]
