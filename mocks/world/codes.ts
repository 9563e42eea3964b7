import type { CodeSent } from '#sdk'
import { HttpError, invalid } from '../server/http-error.ts'
import type { Code } from './records.ts'
import type { User, World } from './world.ts'
import { MINUTE, SECOND, iso } from './clock.ts'

/** Six-digit codes that verify a contact. 246810 is always valid; 111111 counts as expired, anything else as wrong. */
export const RIGHT_CODE = '246810'
const EXPIRED_CODE = '111111'
export const CODE_LIVES = 5 * MINUTE
export const RESEND_AFTER = 60 * SECOND
const ATTEMPTS = 5

export type CodeChannel = CodeSent['channel']

/** Sends a code for a purpose. A new code can be sent only after a minute (429). */
export const sendCode = (
  world: World,
  user: User,
  purpose: string,
  now: number,
  mail: { to: string; subject: string } | null,
  about: string | null = null,
): Code => {
  const before = user.codes.get(purpose)
  const wait = before ? before.sent_at + RESEND_AFTER - now : 0
  if (wait > 0) {
    const seconds = Math.ceil(wait / SECOND)
    throw new HttpError(429, 'code.wait', { values: { seconds }, headers: { 'Retry-After': String(seconds) } })
  }
  const code: Code = { sent_at: now, expires: now + CODE_LIVES, attempts_left: ATTEMPTS, about }
  user.codes.set(purpose, code)
  if (mail) world.outbox.push({ to: mail.to, subject: mail.subject, link: null, code: RIGHT_CODE, sent_at: iso(now) })
  return code
}

/** Accepts the code or throws the reason for rejecting it. An accepted code is used up. */
export const acceptCode = (user: User, purpose: string, given: string, now: number): Code => {
  const code = user.codes.get(purpose)
  if (!code) throw invalid('code', 'code.missing')
  if (now >= code.expires || given === EXPIRED_CODE) throw invalid('code', 'code.expired')
  if (code.attempts_left <= 0) throw invalid('code', 'code.exhausted')
  if (given !== RIGHT_CODE) {
    code.attempts_left -= 1
    throw code.attempts_left === 0 ? invalid('code', 'code.exhausted') : invalid('code', 'code.wrong_left', { left: code.attempts_left })
  }
  user.codes.delete(purpose)
  return code
}

export const codeSent = (code: Code, channel: CodeChannel, target: string | null, deep_link: string | null = null): CodeSent => ({
  channel,
  target,
  sent_at: iso(code.sent_at),
  resend_at: iso(code.sent_at + RESEND_AFTER),
  expires_at: iso(code.expires),
  attempts_left: code.attempts_left,
  deep_link,
})

/** `t…r@matu.test`, `+49…42`: recognizable but not disclosed. */
export const hideMail = (email: string): string => {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 1)}…${local.slice(-1)}@${domain}`
}

export const hidePhone = (phone: string): string => `${phone.slice(0, 3)}…${phone.slice(-2)}`
