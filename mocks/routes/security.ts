import type { Freeze, UserSession } from '#sdk'
import { mustNotBeLocked } from './auth.ts'
import { noContent, ok, authenticatedRoute } from '../server/route.ts'
import type { RouteResult, RouteContext, Operation } from '../server/route.ts'
import { readForm } from '../server/form.ts'
import { conflict, invalid, missing } from '../server/http-error.ts'
import { clear, consume } from '../server/limits.ts'
import { pageOf } from '../server/pages.ts'
import { text } from '../texts/text.ts'
import { iso } from '../world/clock.ts'
import { RIGHT_CODE, acceptCode, codeSent, hideMail, sendCode } from '../world/codes.ts'
import { freeze, isFrozen, thaw } from '../world/freeze.ts'
import { endSession, endSessions, endOf, sessionsOf } from '../world/sessions.ts'
import type { Session } from '../world/sessions.ts'
import { agentOf, placeOf } from '../world/visitors.ts'
import type { User } from '../world/world.ts'

const currentOf = ({ session, sessions, bearer }: RouteContext, user: User): Session | null =>
  session?.user_id === user.id ? session : (sessions.byToken.get(bearer ?? '') ?? null)

const view = (context: RouteContext, session: Session, current: Session | null): UserSession => ({
  id: session.name,
  agent: agentOf(session.visitor.agent),
  ip_address: session.visitor.address,
  is_current_device: session === current,
  last_active: iso(session.seen_at),
  place: placeOf(session.visitor.address),
  created_at: iso(session.signed_in_at),
  expires_at: iso(endOf(context.sessions, session)),
})

const listSessions = (context: RouteContext, user: User): RouteResult => {
  const current = currentOf(context, user)
  const others = sessionsOf(context.sessions, user.id, context.now).filter((one) => one !== current)
  const sorted = others.toSorted((a, b) => b.seen_at - a.seen_at)
  return ok({ data: [...(current ? [current] : []), ...sorted].map((one) => view(context, one, current)) })
}

const endOne = (context: RouteContext, user: User): RouteResult => {
  const session = sessionsOf(context.sessions, user.id, context.now).find(({ name }) => name === context.params['id'])
  if (!session) throw missing()
  if (session === currentOf(context, user)) throw conflict('session.current')
  endSession(context.sessions, session)
  return noContent()
}

const endOthers = (context: RouteContext, user: User): RouteResult => {
  const form = readForm(context.body)
  const password = form.string('password', { max: 256 })
  if (password !== '' && password !== user.password) form.fail('password', 'auth.password')
  form.done()
  endSessions(context.sessions, user.id, currentOf(context, user))
  return noContent()
}

const listSignIns = (context: RouteContext, user: User): RouteResult => {
  const form = readForm(Object.fromEntries(context.query))
  const perPage = form.optionalInteger('per_page', 1, 200) ?? 20
  form.optionalString('cursor', { max: 512 })
  form.done()
  return ok(pageOf(user.sign_ins, context.query, '/api/users/sign-ins', perPage))
}

const THAW = 'thaw'

const freezeView = (user: User, now: number): Freeze => {
  const frozen = isFrozen(user, now)
  const code = user.codes.get(THAW)
  return {
    frozen_at: frozen && user.frozen_at !== null ? iso(user.frozen_at) : null,
    thaws_at: frozen && user.thaws_at !== null ? iso(user.thaws_at) : null,
    code: code ? codeSent(code, 'email', hideMail(user.email)) : null,
  }
}

const tell = ({ world, now, locale }: RouteContext, user: User, subject: 'mail.frozen.subject' | 'mail.thawing.subject'): void =>
  void world.outbox.push({ to: user.email, subject: text(locale, subject), link: null, code: null, sent_at: iso(now) })

/** The code of the app, or where there is none the one sent by e-mail. A recovery code is none of them: it may have been stolen with the password. */
const mustProve = (context: RouteContext, user: User, code: string): void => {
  if (!user.two_factor.confirmed) {
    acceptCode(user, THAW, code, context.now)
    return
  }
  const lock = `thaw ${user.id}`
  mustNotBeLocked(context, lock, 'code')
  if (code !== RIGHT_CODE) {
    consume(context.world.limits, lock, context.now)
    throw invalid('code', 'auth.two_factor_code')
  }
  clear(context.world.limits, lock)
}

const changeFreeze = (context: RouteContext, user: User): RouteResult => {
  const { world, now } = context
  const form = readForm(context.body)
  const action = form.oneOf('action', ['freeze', 'send_code', 'thaw'])
  const needs = action === 'freeze' ? [] : action === 'thaw' ? ['password', 'code'] : ['password']
  const password = needs.includes('password') ? form.string('password', { max: 256 }) : form.optionalString('password', { max: 256 })
  const code = needs.includes('code') || form.has('code') ? form.digits('code', 6) : ''
  if (needs.includes('password') && password !== '' && password !== user.password) form.fail('password', 'auth.password')
  form.done()
  if (action === 'freeze') {
    freeze(world, user, now)
    tell(context, user, 'mail.frozen.subject')
    return ok(freezeView(user, now))
  }
  if (!isFrozen(user, now)) throw conflict('account.not_frozen')
  if (action === 'send_code') sendCode(world, user, THAW, now, { to: user.email, subject: text(context.locale, 'mail.code.subject') })
  else {
    mustProve(context, user, code)
    thaw(user, now)
    tell(context, user, 'mail.thawing.subject')
  }
  return ok(freezeView(user, now))
}

export const security: readonly Operation[] = [
  authenticatedRoute('GET', '/api/users/sessions', listSessions),
  authenticatedRoute('DELETE', '/api/users/sessions/{id}', endOne),
  authenticatedRoute('DELETE', '/user/other-browser-sessions', endOthers),
  authenticatedRoute('GET', '/api/users/sign-ins', listSignIns),
  authenticatedRoute('PUT', '/api/users/freeze', changeFreeze),
]
