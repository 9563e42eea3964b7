import type { VerificationStatus } from '#sdk'
import { mustHaveConfirmedPassword } from '../rules/access.ts'
import { ok, own } from '../server/call.ts'
import type { Answer, Call, Operation } from '../server/call.ts'
import { readForm } from '../server/form.ts'
import { invalid, missing } from '../server/http-error.ts'
import { text } from '../texts/text.ts'
import { iso } from '../world/clock.ts'
import { codeSent, hideMail, hidePhone, sendCode, acceptCode } from '../world/codes.ts'
import { random } from '../world/random.ts'
import { blockForADay } from '../world/block.ts'
import { userByEmail } from '../world/world.ts'
import type { User } from '../world/world.ts'

const EMAIL = /^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(\.[^\s@.]+)+$/
const PHONE = /^\+[1-9]\d{6,14}$/

const state = (verified: boolean) => (verified ? 'verified' : 'unverified')

export const verificationStatus = (user: User): VerificationStatus => ({
  '2fa': user.two_factor.confirmed ? 'enabled' : 'disabled',
  email: state(user.verified.email),
  phone: state(user.verified.phone),
  telegram: state(user.verified.telegram),
})

const channelOf = (call: Call): 'email' | 'phone' | 'telegram' => {
  const { channel } = call.params
  if (channel !== 'email' && channel !== 'phone' && channel !== 'telegram') throw missing()
  return channel
}

const send = (call: Call, user: User): Answer => {
  const channel = channelOf(call)
  const form = readForm(call.body)
  const contact = form.optionalString('contact', { min: 3, max: 254 })
  form.done()
  if (channel === 'telegram') {
    const code = sendCode(call.world, user, 'verify telegram', call.now, null)
    user.telegram_asked_at = call.now
    return ok(
      codeSent(
        code,
        'telegram',
        null,
        `https://t.me/matu_bot?start=${random(call.world.seed, 'bot', user.id).text(8, 'abcdefghjkmnpqrstuvwxyz23456789')}`,
      ),
    )
  }
  const target = contact ?? (channel === 'email' ? user.email : user.phone)
  if (target === null) throw invalid('contact', 'validation.required')
  if (channel === 'email' ? !EMAIL.test(target) : !PHONE.test(target))
    throw invalid('contact', channel === 'email' ? 'validation.email' : 'validation.regex')
  const owner = channel === 'email' ? userByEmail(call.world, target) : null
  if (owner && owner !== user) throw invalid('contact', 'validation.unique')
  // Who sits at an open page must not be able to take the account over.
  if (channel === 'email' && user.verified.email && target.toLowerCase() !== user.email.toLowerCase())
    mustHaveConfirmedPassword(call.session, call.now)
  if (contact === null && user.verified[channel]) throw invalid('contact', 'verification.done')
  const code = sendCode(
    call.world,
    user,
    `verify ${channel}`,
    call.now,
    { to: target, subject: text(call.locale, 'mail.code.subject') },
    target,
  )
  return ok(codeSent(code, channel, channel === 'email' ? hideMail(target) : hidePhone(target)))
}

/** The owner of the old address hears of the change, also where it was not the owner who made it. */
export const tellOldAddress = (call: Call, user: User): void => {
  const subject = text(call.locale, 'mail.email_changed.subject')
  call.world.outbox.push({ to: user.email, subject, link: null, code: null, sent_at: iso(call.now) })
}

/** The contact that the code went to becomes the user's. */
const confirm = (call: Call, user: User): Answer => {
  const channel = channelOf(call)
  const form = readForm(call.body)
  const given = form.digits('code', 6)
  form.done()
  const { about } = acceptCode(user, `verify ${channel}`, given, call.now)
  const before = channel === 'email' ? user.email : channel === 'phone' ? user.phone : null
  if (user.verified[channel] && before !== null && about !== null && about !== before) blockForADay(user, 'contact_changed', call.now)
  if (channel === 'email' && user.verified.email && about !== null && about !== before) tellOldAddress(call, user)
  user.verified[channel] = true
  if (channel === 'email' && about !== null) user.email = about
  if (channel === 'phone') user.phone = about
  if (channel === 'telegram') user.telegram_username ??= `${user.firstname}_${user.lastname}`.toLowerCase().replaceAll(/[^a-z0-9_]/g, '')
  return ok(verificationStatus(user))
}

export const verification: readonly Operation[] = [
  own('GET', '/api/verification/status', (_, user) => ok(verificationStatus(user))),
  own('POST', '/api/verification/{channel}/send', send),
  own('POST', '/api/verification/{channel}/confirm', confirm),
]
