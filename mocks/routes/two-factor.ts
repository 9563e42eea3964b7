import { mustHaveConfirmedPassword } from '../rules/access.ts'
import { ok, authenticatedRoute } from '../server/route.ts'
import type { RouteResult, RouteContext, Operation } from '../server/route.ts'
import { readForm } from '../server/form.ts'
import { invalid, missing } from '../server/http-error.ts'
import { readSecondStep, wrongSecondStep } from '../server/second-step.ts'
import { text } from '../texts/text.ts'
import { blockForADay } from '../world/block.ts'
import { RIGHT_CODE } from '../world/codes.ts'
import { recoveryCodes, secretKey } from '../world/seed.ts'
import { endSessions } from '../world/sessions.ts'
import type { User } from '../world/world.ts'

const enable = (context: RouteContext, user: User): RouteResult => {
  if (!user.two_factor.confirmed) user.two_factor.secret = secretKey(user.id)
  return ok({ message: text(context.locale, 'two_factor.prepared') })
}

/** Turning it off weakens the account: withdrawals are blocked for 24 hours, as after a password change. */
const disable = (context: RouteContext, user: User): RouteResult => {
  const { field, given } = readSecondStep(context)
  if (field === 'code' ? given !== RIGHT_CODE : !user.two_factor.recovery_codes.includes(given)) throw wrongSecondStep(field)
  const was = user.two_factor.confirmed
  user.two_factor = { secret: null, confirmed: false, recovery_codes: [] }
  if (was) {
    blockForADay(user, 'two_factor_changed', context.now)
    endSessions(context.sessions, user.id, context.session)
  }
  return ok({ message: text(context.locale, 'two_factor.disabled') })
}

const mustProve = (context: RouteContext): void => {
  const form = readForm(context.body)
  const code = form.digits('code', 6)
  form.done()
  if (code !== RIGHT_CODE) throw invalid('code', 'auth.two_factor_code')
}

const secretOf = (user: User): string => {
  if (user.two_factor.secret === null) throw missing()
  return user.two_factor.secret
}

const qrCode = (_: RouteContext, user: User): RouteResult => {
  const label = encodeURIComponent(`MATU:${user.email}`)
  return ok({
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29"><path d="M1 1h7v7H1zM21 1h7v7h-7zM1 21h7v7H1z"/></svg>',
    url: `otpauth://totp/${label}?secret=${secretOf(user)}&issuer=MATU`,
  })
}

const confirm = (context: RouteContext, user: User): RouteResult => {
  mustProve(context)
  if (user.two_factor.secret === null) throw invalid('code', 'auth.two_factor_off')
  if (!user.two_factor.confirmed) {
    user.two_factor.confirmed = true
    user.two_factor.recovery_codes = recoveryCodes(context.world, user.id, context.now)
    endSessions(context.sessions, user.id, context.session)
  }
  return ok({ message: text(context.locale, 'two_factor.enabled') })
}

const mustBeOn = (user: User): void => {
  if (!user.two_factor.confirmed) throw missing()
}

const listCodes = (_: RouteContext, user: User): RouteResult => {
  mustBeOn(user)
  return ok(user.two_factor.recovery_codes)
}

const renewCodes = (context: RouteContext, user: User): RouteResult => {
  mustBeOn(user)
  const before = user.two_factor.recovery_codes[0]
  const made = recoveryCodes(context.world, user.id, context.now)
  user.two_factor.recovery_codes = made[0] === before ? recoveryCodes(context.world, user.id, context.now + 1) : made
  return ok(user.two_factor.recovery_codes)
}

/** As Fortify's `confirmPassword` option: an open page alone lets no one set it up or read the codes. */
const confirmed =
  (answer: (context: RouteContext, user: User) => RouteResult) =>
  (context: RouteContext, user: User): RouteResult => {
    mustHaveConfirmedPassword(context.session, context.now)
    return answer(context, user)
  }

export const twoFactor: readonly Operation[] = [
  authenticatedRoute('POST', '/user/two-factor-authentication', confirmed(enable)),
  // Proven by its own code.
  authenticatedRoute('DELETE', '/user/two-factor-authentication', disable),
  authenticatedRoute('GET', '/user/two-factor-qr-code', confirmed(qrCode)),
  authenticatedRoute(
    'GET',
    '/user/two-factor-secret-key',
    confirmed((_, user) => ok({ secretKey: secretOf(user) })),
  ),
  authenticatedRoute('POST', '/user/confirmed-two-factor-authentication', confirmed(confirm)),
  authenticatedRoute('GET', '/user/two-factor-recovery-codes', confirmed(listCodes)),
  authenticatedRoute('POST', '/user/two-factor-recovery-codes', confirmed(renewCodes)),
]
