import type { VerificationStatus } from '#sdk'
import { mustHaveConfirmedPassword } from '../rules/access.ts'
import { ok, authenticatedRoute } from '../server/route.ts'
import type { RouteResult, RouteContext, Operation } from '../server/route.ts'
import { readForm } from '../server/form.ts'
import { invalid, missing } from '../server/http-error.ts'
import { text } from '../texts/text.ts'
import { iso } from '../world/clock.ts'
import { codeSent, hideMail, hidePhone, sendCode, acceptCode } from '../world/codes.ts'
import { random } from '../world/random.ts'
import { blockForADay } from '../world/block.ts'
import { endSessions } from '../world/sessions.ts'
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

const channelOf = (context: RouteContext): 'email' | 'phone' | 'telegram' => {
  const { channel } = context.params
  if (channel !== 'email' && channel !== 'phone' && channel !== 'telegram') throw missing()
  return channel
}

const send = (context: RouteContext, user: User): RouteResult => {
  const channel = channelOf(context)
  const form = readForm(context.body)
  const contact = form.optionalString('contact', { min: 3, max: 254 })
  form.done()
  if (channel === 'telegram') {
    const code = sendCode(context.world, user, 'verify telegram', context.now, null)
    user.telegram_asked_at = context.now
    return ok(
      codeSent(
        code,
        'telegram',
        null,
        `https://t.me/matu_bot?start=${random(context.world.seed, 'bot', user.id).text(8, 'abcdefghjkmnpqrstuvwxyz23456789')}`,
      ),
    )
  }
  const target = contact ?? (channel === 'email' ? user.email : user.phone)
  if (target === null) throw invalid('contact', 'validation.required')
  if (channel === 'email' ? !EMAIL.test(target) : !PHONE.test(target))
    throw invalid('contact', channel === 'email' ? 'validation.email' : 'validation.regex')
  const owner = channel === 'email' ? userByEmail(context.world, target) : null
  if (owner && owner !== user) throw invalid('contact', 'validation.unique')
  // Someone at an unattended page must not be able to take over the account.
  if (channel === 'email' && user.verified.email && target.toLowerCase() !== user.email.toLowerCase())
    mustHaveConfirmedPassword(context.session, context.now)
  if (contact === null && user.verified[channel]) throw invalid('contact', 'verification.done')
  const code = sendCode(
    context.world,
    user,
    `verify ${channel}`,
    context.now,
    { to: target, subject: text(context.locale, 'mail.code.subject') },
    target,
  )
  return ok(codeSent(code, channel, channel === 'email' ? hideMail(target) : hidePhone(target)))
}

/** Notifies the owner of the old address, in case someone else made the change. */
export const tellOldAddress = (context: RouteContext, user: User): void => {
  const subject = text(context.locale, 'mail.email_changed.subject')
  context.world.outbox.push({ to: user.email, subject, link: null, code: null, sent_at: iso(context.now) })
}

/** The confirmed contact becomes the user's contact. */
const confirm = (context: RouteContext, user: User): RouteResult => {
  const channel = channelOf(context)
  const form = readForm(context.body)
  const given = form.digits('code', 6)
  form.done()
  const { about } = acceptCode(user, `verify ${channel}`, given, context.now)
  const before = channel === 'email' ? user.email : channel === 'phone' ? user.phone : null
  if (user.verified[channel] && before !== null && about !== null && about !== before) blockForADay(user, 'contact_changed', context.now)
  if (channel === 'email' && user.verified.email && about !== null && about !== before) tellOldAddress(context, user)
  if (channel === 'email' && about !== null && about !== before) endSessions(context.sessions, user.id, context.session)
  user.verified[channel] = true
  if (channel === 'email' && about !== null) user.email = about
  if (channel === 'phone') user.phone = about
  if (channel === 'telegram') user.telegram_username ??= `${user.firstname}_${user.lastname}`.toLowerCase().replaceAll(/[^a-z0-9_]/g, '')
  return ok(verificationStatus(user))
}

export const verification: readonly Operation[] = [
  authenticatedRoute('GET', '/api/verification/status', (_, user) => ok(verificationStatus(user))),
  authenticatedRoute('POST', '/api/verification/{channel}/send', send),
  authenticatedRoute('POST', '/api/verification/{channel}/confirm', confirm),
]
