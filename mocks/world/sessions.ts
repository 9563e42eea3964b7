import { DAY } from './clock.ts'
import { addNewest } from './newest.ts'
import { random } from './random.ts'
import type { Visitor } from './visitors.ts'

/** What Sanctum stores about a visitor: a session behind an HttpOnly cookie, a CSRF secret, and bearer tokens. */
export interface Session {
  id: string
  /** its id in the list of sessions, which is not a secret */
  name: string
  csrf: string
  user_id: string | null
  /** signed in by password, second factor still missing */
  two_factor_user_id: string | null
  /** how the first step was made, while the second one is missing */
  method: 'password' | 'google'
  /** when the password was last confirmed */
  password_confirmed_at: number | null
  /** when a code of the authenticator app was last confirmed with it */
  two_factor_confirmed_at: number | null
  signed_in_at: number
  /** when the last request of the signed-in user arrived */
  seen_at: number
  /** from where that request came */
  visitor: Visitor
  /** the bearer token issued at the sign-in */
  token: string | null
}

/** How long a sign-in lasts, in milliseconds: after its last request, and altogether. */
interface SessionLife {
  idle: number
  absolute: number
}

export interface Sessions {
  byId: Map<string, Session>
  byToken: Map<string, Session>
  life: SessionLife
  /** number of secrets created so far: makes each different but the same in every run */
  made: number
  /** number of sign-ins so far, for the sessions' names */
  signIns: number
  seed: string
}

/** Long enough for tests that move the clock by weeks. */
export const LONG_LIFE: SessionLife = { idle: 90 * DAY, absolute: 90 * DAY }

export const createSessions = (seed: string): Sessions => ({
  byId: new Map(),
  byToken: new Map(),
  life: LONG_LIFE,
  made: 0,
  signIns: 0,
  seed,
})

const secret = (sessions: Sessions, length: number, ...about: string[]): string => {
  sessions.made += 1
  return random(sessions.seed, 'secret', sessions.made, ...about).text(length)
}

const unknownVisitor: Visitor = { address: '127.0.0.1', agent: '' }

const blankSession = (id: string, csrf: string): Session => ({
  id,
  name: '',
  csrf,
  user_id: null,
  two_factor_user_id: null,
  method: 'password',
  password_confirmed_at: null,
  two_factor_confirmed_at: null,
  signed_in_at: 0,
  seen_at: 0,
  visitor: unknownVisitor,
  token: null,
})

const nextName = (sessions: Sessions): string => {
  sessions.signIns += 1
  return `ses-${String(sessions.signIns)}`
}

/** A session of an earlier day. No client holds its cookie. */
export const rememberedSession = (sessions: Sessions, user_id: string, visitor: Visitor, signed_in_at: number, seen_at: number): void => {
  const name = nextName(sessions)
  const id = random(sessions.seed, 'remembered', name).text(40)
  addNewest(sessions.byId, id, { ...blankSession(id, id), name, user_id, visitor, signed_in_at, seen_at })
}

export const openSession = (sessions: Sessions): Session => {
  const session = blankSession(secret(sessions, 40), secret(sessions, 40))
  addNewest(sessions.byId, session.id, session)
  return session
}

/** A new id and secret for the same visitor, as Laravel creates at sign-in: earlier values become invalid. */
export const renewSession = (sessions: Sessions, session: Session): void => {
  sessions.byId.delete(session.id)
  session.id = secret(sessions, 40)
  session.csrf = secret(sessions, 40)
  sessions.byId.set(session.id, session)
}

/** Ends the sign-in of a session: its cookie and its token are refused from now on. */
export const endSession = (sessions: Sessions, session: Session): void => {
  if (session.token !== null) sessions.byToken.delete(session.token)
  session.token = null
  session.user_id = null
  session.two_factor_user_id = null
}

/** Signs in and returns the bearer token, which belongs to the session: an earlier one ends. */
export const signIn = (sessions: Sessions, session: Session, user_id: string, now: number): string => {
  endSession(sessions, session)
  renewSession(sessions, session)
  session.name = nextName(sessions)
  session.user_id = user_id
  session.password_confirmed_at = null
  session.two_factor_confirmed_at = null
  session.signed_in_at = now
  session.seen_at = now
  const token = `${String(sessions.made)}|${secret(sessions, 48, user_id)}`
  addNewest(sessions.byToken, token, session)
  session.token = token
  return token
}

/** When it ends without another request. */
export const endOf = ({ life }: Sessions, session: Session): number =>
  Math.min(session.seen_at + life.idle, session.signed_in_at + life.absolute)

/** The sessions of a user that have not ended. */
export const sessionsOf = (sessions: Sessions, user_id: string, now: number): Session[] =>
  [...sessions.byId.values()].filter((session) => session.user_id === user_id && now < endOf(sessions, session))

/** Whose sign-in it is. One that has lasted its time ends here. */
export const userIdOf = (sessions: Sessions, session: Session | null | undefined, now: number): string | null => {
  if (!session || session.user_id === null) return null
  if (now >= endOf(sessions, session)) endSession(sessions, session)
  else session.seen_at = now
  return session.user_id
}

export const signOut = (sessions: Sessions, session: Session | null, bearer: string | null): void => {
  const other = sessions.byToken.get(bearer ?? '')
  if (other) endSession(sessions, other)
  if (!session) return
  endSession(sessions, session)
  renewSession(sessions, session)
}

/** Ends every session and token of one user, or of all: their next request gets a 401. */
export const endSessions = (sessions: Sessions, user_id: string | null, except: Session | null = null): void => {
  for (const session of sessions.byId.values())
    if (session !== except && (user_id === null || [session.user_id, session.two_factor_user_id].includes(user_id)))
      endSession(sessions, session)
}

/** The value of XSRF-TOKEN: a different text each time, like Laravel's encryption, with the same secret inside. */
export const csrfCookie = (sessions: Sessions, session: Session): string => {
  sessions.made += 1
  const inside = `${session.csrf}.${String(sessions.made)}`
  return btoa(inside.padEnd(Math.ceil((inside.length + 2) / 3) * 3 - 2, ' '))
}

export const csrfMatches = (session: Session, header: string | null): boolean => {
  if (!header) return false
  try {
    return atob(header).split('.')[0] === session.csrf
  } catch {
    return false
  }
}
