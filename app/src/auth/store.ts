import type { Store } from '../lib/store.ts'
import type { SessionState, VerificationState } from './guards.ts'

/** The part of the session that pages show, small enough for pages that do not load the runtime. */
export interface SessionView {
  state: SessionState
  /** Sign-in waits for the second step. */
  code: boolean
  verification: VerificationState
  twoFactor: boolean
  /** Unverified but filling in a form: a banner asks for verification instead of a redirect. */
  verificationNotice: boolean
  /** Sign-out is running. */
  leaving: boolean
  /** Said over any page: the server could not be told yet of the sign-out; or too long without input, the session ends soon. */
  notice?: 'sign-out-due' | 'idle' | null
  /** The session is navigating: guards wait until it has finished. */
  moving: boolean
  maintenance: boolean
  /** Time of the next check whether maintenance has ended, ms since 1970. */
  nextCheck: number | null
  /** A digest of the signed-in user, once known. It distinguishes the same user signing in again from another one. */
  person: string | null
  /** The user's id, if the server sends one. */
  userId: string | null
  /** Why the sign-in page is shown. */
  reason: 'none' | 'session-ended' | 'someone-else' | 'inactive' | 'password-changed'
  /** Incremented by every sign-in and sign-out: data of an earlier epoch must not be shown or stored. */
  epoch: number
}

export const anonymousView: SessionView = {
  state: 'anonymous',
  code: false,
  verification: 'unknown',
  twoFactor: false,
  verificationNotice: false,
  leaving: false,
  moving: false,
  maintenance: false,
  nextCheck: null,
  person: null,
  userId: null,
  reason: 'none',
  epoch: 0,
}

export type SessionStore = Store<SessionView>
