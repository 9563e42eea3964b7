import type { SecondFactor } from '#sdk'
import { personas } from '../fixtures/personas.ts'
import { noContent, ok, publicRoute, authenticatedRoute } from '../server/route.ts'
import type { RouteResult, RouteContext, Operation } from '../server/route.ts'
import { readForm } from '../server/form.ts'
import { clear, consume, limitStatus } from '../server/limits.ts'
import { HttpError, forbidden, invalid, throttleHeaders } from '../server/http-error.ts'
import { readSecondStep, wrongSecondStep } from '../server/second-step.ts'
import { text } from '../texts/text.ts'
import { blockForADay } from '../world/block.ts'
import { RIGHT_CODE } from '../world/codes.ts'
import { MINUTE, SECOND, iso } from '../world/clock.ts'
import { random } from '../world/random.ts'
import { recoveryCode } from '../world/seed.ts'
import { endSession, endSessions, openSession, renewSession, signIn, signOut } from '../world/sessions.ts'
import type { Session } from '../world/sessions.ts'
import { noteSignIn } from '../world/sign-ins.ts'
import type { SignInStep } from '../world/sign-ins.ts'
import { userByEmail } from '../world/world.ts'
import type { User } from '../world/world.ts'
import { newUser } from '../world/registration.ts'

const ATTEMPTS_A_MINUTE = 5
const RESET_LIVES = 60 * MINUTE

/** Signs the visitor in on this session; a visitor without one (bearer token only) gets a new session. */
export const enter = (
  context: RouteContext,
  user: User,
  method: Session['method'] = 'password',
  second: SecondFactor | null = null,
): string => {
  const session = context.session ?? openSession(context.sessions)
  note(context, user, { method, second_factor: second, result: 'signed_in' })
  const token = signIn(context.sessions, session, user.id, context.now)
  session.visitor = { address: context.address, agent: context.agent }
  return token
}

const note = (context: RouteContext, user: User, step: SignInStep): void =>
  noteSignIn(context.world, user, { address: context.address, agent: context.agent }, step, context.now)

/** After a correct password, or Google's word: a token, or the request for the second factor. */
const passed = (context: RouteContext, user: User, method: Session['method']): RouteResult => {
  if (!user.two_factor.confirmed) return ok({ auth_token: enter(context, user, method), two_factor: false })
  const session = context.session ?? openSession(context.sessions)
  endSession(context.sessions, session)
  renewSession(context.sessions, session)
  session.two_factor_user_id = user.id
  session.method = method
  return ok({ two_factor: true })
}

/** Fortify's lockout: five wrong attempts a minute per e-mail and address, reset by a correct one. */
export const mustNotBeLocked = (context: RouteContext, key: string, field: string): void => {
  const { remaining, retry_after } = limitStatus(context.world.limits, key, ATTEMPTS_A_MINUTE, context.now)
  if (remaining > 0) return
  throw new HttpError(429, 'auth.throttle', {
    fields: [{ field, key: 'auth.throttle', values: { seconds: retry_after } }],
    headers: throttleHeaders(retry_after, ATTEMPTS_A_MINUTE, Math.ceil(context.now / SECOND) + retry_after),
  })
}

const login = (context: RouteContext): RouteResult => {
  const form = readForm(context.body)
  const email = form.email('email')
  const password = form.string('password', { max: 256 })
  form.optionalBoolean('remember')
  form.done()
  const lock = `login ${email.toLowerCase()} ${context.address}`
  mustNotBeLocked(context, lock, 'email')
  const user = userByEmail(context.world, email)
  if (user?.password !== password) {
    consume(context.world.limits, lock, context.now)
    if (user) note(context, user, { method: 'password', second_factor: null, result: 'wrong_password' })
    throw invalid('email', 'auth.failed')
  }
  clear(context.world.limits, lock)
  return passed(context, user, 'password')
}

/** What Google's tokeninfo would tell of these tokens: issued to another application, more than five minutes ago, its e-mail not verified. */
const REFUSED_TOKENS: ReadonlySet<string> = new Set(['ya29.foreign', 'ya29.stale', 'ya29.unverified'])

/** `ya29.trader` is the persona's Google account, `ya29.denied` is rejected, any other `ya29.…` is a new user. */
const loginWithGoogle = (context: RouteContext): RouteResult => {
  const form = readForm(context.body)
  const token = form.string('access_token', { max: 4096 })
  const invited_by = form.optionalString('referral_code', { max: 255 })
  form.done()
  if (!token.startsWith('ya29.') || REFUSED_TOKENS.has(token)) throw invalid('access_token', 'auth.google')
  const name = token.slice(5)
  if (name === 'denied') throw new HttpError(403, 'auth.google')
  const email = personas.some((persona) => persona === name) ? `${name}@matu.test` : 'google@matu.test'
  const user =
    userByEmail(context.world, email) ??
    newUser(context.world, context.now, {
      firstname: 'Greta',
      lastname: 'Kern',
      email,
      password: random('google').text(24),
      lang: context.locale,
      invited_by,
    })
  user.verified.email = true
  return passed(context, user, 'google')
}

const answerTwoFactorChallenge = (context: RouteContext): RouteResult => {
  const { field, given } = readSecondStep(context)
  const user = context.world.users.get(context.session?.two_factor_user_id ?? '')
  if (!user) throw wrongSecondStep(field)
  const lock = `two-factor ${user.id} ${context.address}`
  mustNotBeLocked(context, lock, field)
  const second = field === 'code' ? 'app' : 'recovery_code'
  const method = context.session?.method ?? 'password'
  const right = field === 'code' ? given === RIGHT_CODE : takeRecoveryCode(context, user, given)
  if (!right) {
    consume(context.world.limits, lock, context.now)
    note(context, user, { method, second_factor: second, result: 'wrong_code' })
    throw wrongSecondStep(field)
  }
  clear(context.world.limits, lock)
  return ok({ auth_token: enter(context, user, method, second), two_factor: false })
}

/** A used recovery code is replaced by a new one. */
const takeRecoveryCode = (context: RouteContext, user: User, given: string): boolean => {
  const place = user.two_factor.recovery_codes.indexOf(given)
  if (place < 0) return false
  user.two_factor.recovery_codes[place] = recoveryCode(context.world, user.id, context.now, place)
  return true
}

const requestPasswordReset = (context: RouteContext): RouteResult => {
  const form = readForm(context.body)
  const email = form.email('email')
  form.done()
  const user = userByEmail(context.world, email)
  const sent = ok({ message: text(context.locale, 'passwords.sent') })
  // By address: an unknown one must not be told from a known one.
  const lock = `reset ${user?.id ?? email.toLowerCase()}`
  if (limitStatus(context.world.limits, lock, 1, context.now).remaining === 0) throw invalid('email', 'passwords.throttled')
  consume(context.world.limits, lock, context.now)
  if (!user) return sent
  const token = random(context.world.seed, 'reset', user.id, context.now).hex(64)
  context.world.reset_tokens.set(token, { email: user.email, expires: context.now + RESET_LIVES })
  const link = `/${context.locale}/password-reset/${token}?email=${encodeURIComponent(user.email)}`
  context.world.outbox.push({
    to: user.email,
    subject: text(context.locale, 'mail.reset.subject'),
    link,
    code: null,
    sent_at: iso(context.now),
  })
  return sent
}

const resetPassword = (context: RouteContext): RouteResult => {
  const form = readForm(context.body)
  const token = form.string('token', { max: 256 })
  const email = form.email('email')
  const password = form.password('password')
  form.done()
  const known = context.world.reset_tokens.get(token)
  const user = userByEmail(context.world, email)
  if (!user || known?.email !== user.email || known.expires <= context.now) throw invalid('email', 'passwords.token')
  context.world.reset_tokens.delete(token)
  setPassword(user, password, context.now)
  endSessions(context.sessions, user.id)
  return ok({ message: text(context.locale, 'passwords.reset') })
}

/** A password change blocks withdrawals for 24 hours; a longer block is kept. */
export const setPassword = (user: User, password: string, now: number): void => {
  user.password = password
  blockForADay(user, 'password_changed', now)
}

/** Only a script signs out, not a link or a picture. */
const logout = (context: RouteContext): RouteResult => {
  if (['navigate', 'no-cors'].includes(context.request.headers.get('Sec-Fetch-Mode') ?? '')) throw forbidden('http.forbidden')
  signOut(context.sessions, context.session, context.bearer)
  return noContent()
}

export const auth: readonly Operation[] = [
  publicRoute('GET', '/sanctum/csrf-cookie', noContent),
  publicRoute('POST', '/login', login),
  authenticatedRoute('GET', '/logout', logout),
  publicRoute('POST', '/auth/google', loginWithGoogle),
  publicRoute('POST', '/two-factor-challenge', answerTwoFactorChallenge),
  publicRoute('POST', '/forgot-password', requestPasswordReset),
  publicRoute('POST', '/reset-password', resetPassword),
]
