import { random } from './random.ts'

/** What Sanctum stores about a visitor: a session behind an HttpOnly cookie, a CSRF secret, and bearer tokens. */
export interface Session {
  id: string
  csrf: string
  user_id: string | null
  /** signed in by password, second factor still missing */
  two_factor_user_id: string | null
  /** when the password was last confirmed */
  password_confirmed_at: number | null
  /** when a code of the authenticator app was last confirmed with it */
  two_factor_confirmed_at: number | null
  /** bearer tokens issued in this session */
  tokens: string[]
}

export interface Sessions {
  byId: Map<string, Session>
  byToken: Map<string, string>
  /** number of secrets created so far: makes each different but the same in every run */
  made: number
  seed: string
}

export const createSessions = (seed: string): Sessions => ({ byId: new Map(), byToken: new Map(), made: 0, seed })

const secret = (sessions: Sessions, length: number, ...about: string[]): string => {
  sessions.made += 1
  return random(sessions.seed, 'secret', sessions.made, ...about).text(length)
}

export const openSession = (sessions: Sessions): Session => {
  const session: Session = {
    id: secret(sessions, 40),
    csrf: secret(sessions, 40),
    user_id: null,
    two_factor_user_id: null,
    password_confirmed_at: null,
    two_factor_confirmed_at: null,
    tokens: [],
  }
  sessions.byId.set(session.id, session)
  return session
}

/** A new id and secret for the same visitor, as Laravel creates at sign-in: earlier values become invalid. */
export const renewSession = (sessions: Sessions, session: Session): void => {
  sessions.byId.delete(session.id)
  session.id = secret(sessions, 40)
  session.csrf = secret(sessions, 40)
  sessions.byId.set(session.id, session)
}

/** Signs in and returns the bearer token. */
export const signIn = (sessions: Sessions, session: Session, user_id: string): string => {
  renewSession(sessions, session)
  session.user_id = user_id
  session.two_factor_user_id = null
  session.password_confirmed_at = null
  session.two_factor_confirmed_at = null
  const token = `${String(sessions.made)}|${secret(sessions, 48, user_id)}`
  sessions.byToken.set(token, user_id)
  session.tokens.push(token)
  return token
}

export const signOut = (sessions: Sessions, session: Session | null, bearer: string | null): void => {
  if (bearer) sessions.byToken.delete(bearer)
  if (!session) return
  for (const token of session.tokens) sessions.byToken.delete(token)
  session.tokens = []
  session.user_id = null
  session.two_factor_user_id = null
  renewSession(sessions, session)
}

/** Ends every session and token of one user, or of all: their next request gets a 401. */
export const endSessions = (sessions: Sessions, user_id: string | null, except: Session | null = null): void => {
  for (const [token, owner] of sessions.byToken) {
    if ((user_id === null || owner === user_id) && !except?.tokens.includes(token)) sessions.byToken.delete(token)
  }
  for (const session of sessions.byId.values()) {
    if (session === except || (user_id !== null && session.user_id !== user_id)) continue
    session.user_id = null
    session.two_factor_user_id = null
    session.tokens = []
  }
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
