import { ok, own } from '../server/call.ts'
import type { Answer, Call, Operation } from '../server/call.ts'
import { readForm } from '../server/form.ts'
import { invalid, missing } from '../server/http-error.ts'
import { readSecondStep, wrongSecondStep } from '../server/second-step.ts'
import { text } from '../texts/text.ts'
import { blockForADay } from '../world/block.ts'
import { RIGHT_CODE } from '../world/codes.ts'
import { recoveryCodes, secretKey } from '../world/seed.ts'
import type { User } from '../world/world.ts'

const enable = (call: Call, user: User): Answer => {
  if (!user.two_factor.confirmed) user.two_factor.secret = secretKey(user.id)
  return ok({ message: text(call.locale, 'two_factor.prepared') })
}

/** Switching it off weakens the account: withdrawals rest for 24 hours, as after a new password. */
const disable = (call: Call, user: User): Answer => {
  const { field, given } = readSecondStep(call)
  if (field === 'code' ? given !== RIGHT_CODE : !user.two_factor.recovery_codes.includes(given)) throw wrongSecondStep(field)
  const was = user.two_factor.confirmed
  user.two_factor = { secret: null, confirmed: false, recovery_codes: [] }
  if (was) blockForADay(user, 'two_factor_changed', call.now)
  return ok({ message: text(call.locale, 'two_factor.disabled') })
}

const mustProve = (call: Call): void => {
  const form = readForm(call.body)
  const code = form.digits('code', 6)
  form.done()
  if (code !== RIGHT_CODE) throw invalid('code', 'auth.two_factor_code')
}

const secretOf = (user: User): string => {
  if (user.two_factor.secret === null) throw missing()
  return user.two_factor.secret
}

const qrCode = (_: Call, user: User): Answer => {
  const label = encodeURIComponent(`MATU:${user.email}`)
  return ok({
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29"><path d="M1 1h7v7H1zM21 1h7v7h-7zM1 21h7v7H1z"/></svg>',
    url: `otpauth://totp/${label}?secret=${secretOf(user)}&issuer=MATU`,
  })
}

const confirm = (call: Call, user: User): Answer => {
  mustProve(call)
  if (user.two_factor.secret === null) throw invalid('code', 'auth.two_factor_off')
  if (!user.two_factor.confirmed) {
    user.two_factor.confirmed = true
    user.two_factor.recovery_codes = recoveryCodes(call.world, user.id, call.now)
  }
  return ok({ message: text(call.locale, 'two_factor.enabled') })
}

const mustBeOn = (user: User): void => {
  if (!user.two_factor.confirmed) throw missing()
}

const listCodes = (_: Call, user: User): Answer => {
  mustBeOn(user)
  return ok(user.two_factor.recovery_codes)
}

const renewCodes = (call: Call, user: User): Answer => {
  mustBeOn(user)
  const before = user.two_factor.recovery_codes[0]
  const made = recoveryCodes(call.world, user.id, call.now)
  user.two_factor.recovery_codes = made[0] === before ? recoveryCodes(call.world, user.id, call.now + 1) : made
  return ok(user.two_factor.recovery_codes)
}

export const twoFactor: readonly Operation[] = [
  own('POST', '/user/two-factor-authentication', enable),
  own('DELETE', '/user/two-factor-authentication', disable),
  own('GET', '/user/two-factor-qr-code', qrCode),
  own('GET', '/user/two-factor-secret-key', (_, user) => ok({ secretKey: secretOf(user) })),
  own('POST', '/user/confirmed-two-factor-authentication', confirm),
  own('GET', '/user/two-factor-recovery-codes', listCodes),
  own('POST', '/user/two-factor-recovery-codes', renewCodes),
]
