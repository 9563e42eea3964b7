import { personas } from '../fixtures/personas.ts'
import { noContent, ok, open, own } from '../server/call.ts'
import type { Answer, Call, Operation } from '../server/call.ts'
import { readForm } from '../server/form.ts'
import { clear, hit, standing } from '../server/limits.ts'
import { HttpError, invalid, throttleHeaders } from '../server/http-error.ts'
import { readSecondStep, wrongSecondStep } from '../server/second-step.ts'
import { text } from '../texts/text.ts'
import { blockForADay } from '../world/block.ts'
import { RIGHT_CODE } from '../world/codes.ts'
import { MINUTE, SECOND, iso } from '../world/clock.ts'
import { random } from '../world/random.ts'
import { recoveryCode } from '../world/seed.ts'
import { endSessions, openSession, renewSession, signIn, signOut } from '../world/sessions.ts'
import { userByEmail } from '../world/world.ts'
import type { User } from '../world/world.ts'
import { newUser } from '../world/registration.ts'

const ATTEMPTS_A_MINUTE = 5
const RESET_LIVES = 60 * MINUTE

/** Signs the visitor in on this session; a visitor without one (a bearer alone) gets one. */
export const enter = (call: Call, user: User): string => {
  const session = call.session ?? openSession(call.sessions)
  return signIn(call.sessions, session, user.id)
}

/** The password was right: a token, or the demand for the second step. */
const passed = (call: Call, user: User): Answer => {
  if (!user.two_factor.confirmed || !call.session) return ok({ auth_token: enter(call, user), two_factor: false })
  renewSession(call.sessions, call.session)
  call.session.user_id = null
  call.session.two_factor_user_id = user.id
  return ok({ two_factor: true })
}

/** Fortify's lock: five wrong attempts a minute by e-mail and address, forgotten once one is right. */
const mustNotBeLocked = (call: Call, key: string, field: string): void => {
  const { remaining, retry_after } = standing(call.world.limits, key, ATTEMPTS_A_MINUTE, call.now)
  if (remaining > 0) return
  throw new HttpError(429, 'auth.throttle', {
    fields: [{ field, key: 'auth.throttle', values: { seconds: retry_after } }],
    headers: throttleHeaders(retry_after, ATTEMPTS_A_MINUTE, Math.ceil(call.now / SECOND) + retry_after),
  })
}

const login = (call: Call): Answer => {
  const form = readForm(call.body)
  const email = form.email('email')
  const password = form.string('password', { max: 256 })
  form.optionalBoolean('remember')
  form.done()
  const lock = `login ${email.toLowerCase()} ${call.address}`
  mustNotBeLocked(call, lock, 'email')
  const user = userByEmail(call.world, email)
  if (user?.password !== password) {
    hit(call.world.limits, lock, call.now)
    throw invalid('email', 'auth.failed')
  }
  clear(call.world.limits, lock)
  return passed(call, user)
}

/** `ya29.trader` is the persona's Google account, `ya29.denied` is refused, any other `ya29.…` somebody new. */
const loginWithGoogle = (call: Call): Answer => {
  const form = readForm(call.body)
  const token = form.string('access_token', { max: 4096 })
  form.done()
  if (!token.startsWith('ya29.')) throw invalid('access_token', 'auth.google')
  const name = token.slice(5)
  if (name === 'denied') throw new HttpError(403, 'auth.google')
  const email = personas.some((persona) => persona === name) ? `${name}@matu.test` : 'google@matu.test'
  const user =
    userByEmail(call.world, email) ??
    newUser(call.world, call.now, {
      firstname: 'Greta',
      lastname: 'Kern',
      email,
      password: random('google').text(24),
      lang: call.locale,
      invited_by: null,
    })
  user.verified.email = true
  return passed(call, user)
}

const answerTwoFactorChallenge = (call: Call): Answer => {
  const { field, given } = readSecondStep(call)
  const user = call.world.users.get(call.session?.two_factor_user_id ?? '')
  if (!user) throw wrongSecondStep(field)
  const lock = `two-factor ${user.id} ${call.address}`
  mustNotBeLocked(call, lock, field)
  const right = field === 'code' ? given === RIGHT_CODE : takeRecoveryCode(call, user, given)
  if (!right) {
    hit(call.world.limits, lock, call.now)
    throw wrongSecondStep(field)
  }
  clear(call.world.limits, lock)
  return ok({ auth_token: enter(call, user), two_factor: false })
}

/** A used code is replaced by another one. */
const takeRecoveryCode = (call: Call, user: User, given: string): boolean => {
  const place = user.two_factor.recovery_codes.indexOf(given)
  if (place < 0) return false
  user.two_factor.recovery_codes[place] = recoveryCode(call.world, user.id, call.now, place)
  return true
}

const requestPasswordReset = (call: Call): Answer => {
  const form = readForm(call.body)
  const email = form.email('email')
  form.done()
  const user = userByEmail(call.world, email)
  if (!user) throw invalid('email', 'passwords.user')
  const lock = `reset ${user.id}`
  if (standing(call.world.limits, lock, 1, call.now).remaining === 0) throw invalid('email', 'passwords.throttled')
  hit(call.world.limits, lock, call.now)
  const token = random(call.world.seed, 'reset', user.id, call.now).hex(64)
  call.world.reset_tokens.set(token, { email: user.email, expires: call.now + RESET_LIVES })
  const link = `/${call.locale}/password-reset/${token}?email=${encodeURIComponent(user.email)}`
  call.world.outbox.push({ to: user.email, subject: text(call.locale, 'mail.reset.subject'), link, code: null, sent_at: iso(call.now) })
  return ok({ message: text(call.locale, 'passwords.sent') })
}

const resetPassword = (call: Call): Answer => {
  const form = readForm(call.body)
  const token = form.string('token', { max: 256 })
  const email = form.email('email')
  const password = form.password('password')
  form.done()
  const known = call.world.reset_tokens.get(token)
  const user = userByEmail(call.world, email)
  if (!user) throw invalid('email', 'passwords.user')
  if (known?.email !== user.email || known.expires <= call.now) throw invalid('email', 'passwords.token')
  call.world.reset_tokens.delete(token)
  setPassword(user, password, call.now)
  endSessions(call.sessions, user.id)
  return ok({ message: text(call.locale, 'passwords.reset') })
}

/** A changed password blocks withdrawals for 24 hours; a longer block stays. */
export const setPassword = (user: User, password: string, now: number): void => {
  user.password = password
  blockForADay(user, 'password_changed', now)
}

const logout = (call: Call): Answer => {
  signOut(call.sessions, call.session, call.bearer)
  return noContent()
}

export const auth: readonly Operation[] = [
  open('GET', '/sanctum/csrf-cookie', noContent),
  open('POST', '/login', login),
  own('GET', '/logout', logout),
  open('POST', '/auth/google', loginWithGoogle),
  open('POST', '/two-factor-challenge', answerTwoFactorChallenge),
  open('POST', '/forgot-password', requestPasswordReset),
  open('POST', '/reset-password', resetPassword),
]
