import type { SessionState, VerificationState } from './guards.ts'

/** What the page shows of the session: small enough for the pages that load no engine. */
export interface SessionView {
  state: SessionState
  /** Sign-in waits for the second step. */
  code: boolean
  verification: VerificationState
  twoFactor: boolean
  /** Unverified, but in the middle of a form: said by a banner, not by a redirect. */
  verificationNotice: boolean
  /** Sign-out runs. */
  leaving: boolean
  /** A navigation that the session asked for is under way: guards wait for its end. */
  moving: boolean
  maintenance: boolean
  /** Milliseconds since 1970 of the next look at a server in maintenance. */
  nextLook: number | null
  /** A digest of who is signed in, once it is known: tells a person that comes back from another one. */
  person: string | null
  /** Why the sign-in page is shown. */
  reason: 'none' | 'session-ended' | 'password-changed'
  /** Grows with every sign-in and sign-out: nothing of an earlier one may be shown or kept. */
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
  nextLook: null,
  person: null,
  reason: 'none',
  epoch: 0,
}

export interface Store<T> {
  get: () => T
  set: (part: Partial<T>) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<T extends object>(initial: T): Store<T> {
  let now = initial
  const listeners = new Set<() => void>()
  return {
    get: () => now,
    set(part) {
      if (Object.entries(part).every(([key, value]) => Object.is(now[key as keyof T], value))) return
      now = { ...now, ...part }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type SessionStore = Store<SessionView>
