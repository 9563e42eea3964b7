import { random } from './random.ts'

/** What Sanctum keeps about a visitor: a session behind an HttpOnly cookie, an anti-forgery secret, and bearer tokens. */
export interface Session {
  id: string
  csrf: string
  user_id: string | null
  /** signed in by password, the second factor still owed */
  two_factor_user_id: string | null
  /** when the password was given once more */
  password_confirmed_at: number | null
  /** bearer tokens given out in this session */
  tokens: string[]
}

export interface Sessions {
  byId: Map<string, Session>
  byToken: Map<string, string>
  /** how many secrets were made: each is different, and the same in each run */
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
    tokens: [],
  }
  sessions.byId.set(session.id, session)
  return session
}

/** A new id and secret for the same visitor, as Laravel does at sign-in: what was known before is worth nothing. */
export const renewSession = (sessions: Sessions, session: Session): void => {
  sessions.byId.delete(session.id)
  session.id = secret(sessions, 40)
  session.csrf = secret(sessions, 40)
  sessions.byId.set(session.id, session)
}

/** Signs in and gives the bearer token. */
export const signIn = (sessions: Sessions, session: Session, user_id: string): string => {
  renewSession(sessions, session)
  session.user_id = user_id
  session.two_factor_user_id = null
  session.password_confirmed_at = null
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

/** Every session and token of one user (or of all) ends: the next request is answered 401. */
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

/** The value of XSRF-TOKEN: another text each time, as Laravel's encryption makes it, the same secret inside. */
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
