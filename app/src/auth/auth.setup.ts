import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { SignIn, User, VerificationStatus } from '#sdk'
import { digest } from './digest.ts'
import { LOGOUT_CLEARING, PROFILE_REFRESH } from '../constants.ts'

/** `forced`: a 401, or a session that the server ended. */
export type Ending = 'normal' | 'forced'
export type Destination = 'home' | 'login' | 'returnTo'

export type AuthEvent =
  /** Credentials were sent. */
  | { type: 'SIGN_IN'; answer: Promise<SignIn> }
  /** The code of the second step was sent. */
  | { type: 'CODE'; answer: Promise<SignIn> }
  /** From the code back to the password. */
  | { type: 'BACK' }
  /** A 401 to this very session. */
  | { type: 'UNAUTHORIZED' }
  | { type: 'SIGN_OUT' }
  | { type: 'OTHER_TAB_OUT'; ending: Ending }
  | { type: 'OTHER_TAB_IN' }
  | { type: 'STATUS'; verified: boolean; twoFactor: boolean }
  | { type: 'STATUS_FAILED' }
  | { type: 'NAVIGATED' }
  /** The user typed into a form of the open page. */
  | { type: 'TYPED' }
  // Raised by one region of the machine for the others.
  | { type: 'BEGUN' }
  | { type: 'ENDED'; ending: Ending; elsewhere: boolean }
  | { type: 'GO'; to: Destination }

export interface AuthContext {
  /** Whether the browser had a token when the page opened. */
  hasToken: boolean
  /** A digest of the user's email address, once the user is loaded. */
  person: string | null
  twoFactor: boolean
  formInUse: boolean
}

/** The event that carries a verification status. */
export const statusEvent = (status: VerificationStatus): AuthEvent => ({
  type: 'STATUS',
  verified: status.telegram === 'verified',
  twoFactor: status['2fa'] === 'enabled',
})

/** An actor and an action without an implementation: `.provide()` gives them theirs. */
const missing = fromPromise<never, unknown>(() => new Promise(() => {}))
const provided =
  <P>(): ((args: unknown, params: P) => void) =>
  () => {}

/**
 * What the auth machine is made with. The actors and actions that call, store and clear are given by `.provide()` in session.ts.
 */
export const authSetup = setup({
  types: { events: {} as AuthEvent, context: {} as AuthContext, input: {} as { hasToken: boolean } },
  actors: {
    /** The response to credentials or a code. It is ignored once the state is left. */
    answer: fromPromise<SignIn, Promise<SignIn>>(({ input }) => input),
    user: missing as ReturnType<typeof fromPromise<User>>,
    status: missing as ReturnType<typeof fromPromise<VerificationStatus>>,
    /** Loads preferences and settings. Nothing waits for them. */
    rest: missing as ReturnType<typeof fromPromise<void>>,
    /** Resolves when the page has changed. */
    go: missing as ReturnType<typeof fromPromise<void, Destination>>,
    /** Sends OTHER_TAB_IN and OTHER_TAB_OUT. */
    tabs: fromCallback<AuthEvent>(() => {}),
  },
  delays: { refresh: PROFILE_REFRESH, clearing: LOGOUT_CLEARING },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isToken: (_, answer: SignIn) => 'auth_token' in answer,
    isForced: ({ event }) => event.type === 'ENDED' && event.ending === 'forced',
    isElsewhere: ({ event }) => event.type === 'ENDED' && event.elsewhere,
    isVerified: ({ event }) => event.type === 'STATUS' && event.verified,
    formInUse: ({ context }) => context.formInUse,
  },
  actions: {
    /** Stores the new token for all tabs. */
    remember: provided<SignIn>(),
    /** Takes over the session that another tab began. */
    adopt: provided<unknown>(),
    /** Sends the logout request while the token is still there. */
    requestLogout: provided<unknown>(),
    /** Deletes the token and the persisted cache, and ignores responses that are still on their way. */
    forget: provided<Ending>(),
    tellTabs: provided<Ending>(),
    /** Clears all stores and the query cache. */
    wipe: provided<unknown>(),
    know: assign({ person: ({ context }, user: User) => context.person ?? digest(user.email) }),
    forgetPerson: assign({ person: null }),
    keepTwoFactor: assign({ twoFactor: ({ event, context }) => (event.type === 'STATUS' ? event.twoFactor : context.twoFactor) }),
    formInUse: assign({ formInUse: true }),
    formLeft: assign({ formInUse: false }),
    forgetStatus: assign({ formInUse: false, twoFactor: false }),
  },
})
