import { assign, fromCallback, fromPromise, raise, setup } from 'xstate'
import type { GoogleLoginRequest, LoginRequest, RegistrationRequest, SignIn, TwoFactorChallenge, User, VerificationStatus } from '#sdk'
import { digest } from '../lib/digest.ts'
import { LOGOUT_CLEARING, PROFILE_REFRESH } from '../lib/constants.ts'

/**
 * `forced`: a 401, or a session that the server ended. `replaced`: the server answers as another person than the one shown. `idle`: too long without
 * input.
 */
export type Ending = 'normal' | 'forced' | 'replaced' | 'idle'
export type Destination = 'home' | 'login' | 'returnTo'

/** What a user signs in with. */
export type Credentials =
  | { by: 'password'; values: LoginRequest }
  | { by: 'google'; values: GoogleLoginRequest }
  | { by: 'registration'; values: RegistrationRequest }

export type AuthEvent =
  | { type: 'SIGN_IN'; credentials: Credentials }
  /** The second step. */
  | { type: 'CODE'; challenge: TwoFactorChallenge }
  /** From the code back to the password. */
  | { type: 'BACK' }
  /** A 401 to this very session. */
  | { type: 'UNAUTHORIZED' }
  | { type: 'SIGN_OUT' }
  /** Too long without input in any tab. */
  | { type: 'IDLE' }
  | { type: 'OTHER_TAB_OUT'; ending: Ending }
  | { type: 'OTHER_TAB_IN' }
  /** The server's answer to who is signed in. Both email digests are of the same address, `email` of its lower-case form. */
  | { type: 'USER'; id: string | null; person: string; email: string }
  /** This tab or another one is changing the user's email address. */
  | { type: 'EMAIL_CHANGED' }
  | { type: 'STATUS'; verified: boolean; twoFactor: boolean }
  | { type: 'STATUS_FAILED' }
  | { type: 'NAVIGATED' }
  // Raised by one region of the machine for the others.
  | { type: 'BEGUN' }
  | { type: 'ENDED'; ending: Ending; elsewhere: boolean }
  | { type: 'GO'; to: Destination }

export interface AuthContext {
  /** Whether the browser had a token when the page opened. */
  hasToken: boolean
  /** A digest of the user's email address, once the user is loaded. */
  person: string | null
  /** The user's id, if the server sends one. */
  userId: string | null
  /** A digest of the latest email address; `null` if the next one is accepted. */
  email: string | null
  twoFactor: boolean
}

/** The event that carries the user. */
export const userEvent = ({ id, email }: User): AuthEvent => ({
  type: 'USER',
  id: id ?? null,
  person: digest(email),
  email: digest(email.toLowerCase()),
})

/** The event that carries a verification status. */
export const statusEvent = (status: VerificationStatus): AuthEvent => ({
  type: 'STATUS',
  verified: status.telegram === 'verified',
  twoFactor: status['2fa'] === 'enabled',
})

const neverResolves = (): Promise<never> => new Promise(() => {})

/**
 * What the auth machine is made with. The actors, actions and guard that call, store, clear and look at the page are given by `.provide()` in session.ts.
 */
export const authSetup = setup({
  types: { events: {} as AuthEvent, context: {} as AuthContext, input: {} as { hasToken: boolean } },
  actors: {
    /** Sends credentials, or the code of the second step. The request is aborted once the state is left. */
    signIn: fromPromise<SignIn, Credentials>(neverResolves),
    answerCode: fromPromise<SignIn, TwoFactorChallenge>(neverResolves),
    user: fromPromise<User>(neverResolves),
    status: fromPromise<VerificationStatus>(neverResolves),
    /** Loads preferences and settings. Nothing waits for them. */
    rest: fromPromise<void>(neverResolves),
    /** Resolves when the page has changed. */
    go: fromPromise<void, Destination>(neverResolves),
    /** Sends OTHER_TAB_IN and OTHER_TAB_OUT. */
    tabs: fromCallback<AuthEvent>(() => {}),
    /** Sends IDLE. */
    inactivity: fromCallback<AuthEvent>(() => {}),
  },
  delays: { refresh: PROFILE_REFRESH, clearing: LOGOUT_CLEARING },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isToken: (_, answer: SignIn) => 'auth_token' in answer,
    isForced: ({ event }) => event.type === 'ENDED' && event.ending !== 'normal',
    isSomeoneElse: ({ context, event }) =>
      event.type === 'USER' &&
      context.person !== null &&
      (context.userId !== null && event.id !== null
        ? event.id !== context.userId
        : context.email !== null && event.email !== context.email),
    isElsewhere: ({ event }) => event.type === 'ENDED' && event.elsewhere,
    isVerified: ({ event }) => event.type === 'STATUS' && event.verified,
    /** Whether the open page holds something typed. */
    formInUse: () => false,
  },
  actions: {
    /** Stores the new token for all tabs. */
    remember: (_args, _answer: SignIn) => {},
    /** Takes over the session that another tab began. */
    adopt: () => {},
    /** Sends the logout request while the token is still there. */
    requestLogout: () => {},
    /** Deletes the token and the persisted cache, and ignores responses that are still on their way. */
    forget: (_args, _ending: Ending) => {},
    tellTabs: (_args, _ending: Ending) => {},
    /** Clears all stores and the query cache. */
    wipe: () => {},
    // What one region tells the others.
    begin: raise({ type: 'BEGUN' }),
    end: raise((_, ending: Ending): AuthEvent => ({ type: 'ENDED', ending, elsewhere: false })),
    endElsewhere: raise((_, ending: Ending): AuthEvent => ({ type: 'ENDED', ending, elsewhere: true })),
    hearUser: raise((_, user: User) => userEvent(user)),
    hearStatus: raise((_, status: VerificationStatus) => statusEvent(status)),
    go: raise((_, to: Destination): AuthEvent => ({ type: 'GO', to })),
    know: assign(({ context, event }) =>
      event.type === 'USER' ? { person: context.person ?? event.person, userId: event.id ?? context.userId, email: event.email } : {},
    ),
    forgetEmail: assign({ email: null }),
    forgetPerson: assign({ person: null, userId: null, email: null }),
    keepTwoFactor: assign({ twoFactor: ({ event, context }) => (event.type === 'STATUS' ? event.twoFactor : context.twoFactor) }),
    forgetStatus: assign({ twoFactor: false }),
  },
})
