import { assign, fromCallback, fromPromise, raise, setup } from 'xstate'
import type { SignIn, User, VerificationStatus } from '#sdk'
import { digest } from './digest.ts'
import { LOGOUT_CLEARING, PROFILE_REFRESH } from '../constants.ts'

/** `forced`: a 401, or a session that the server ended. */
export type Ending = 'normal' | 'forced'
export type Destination = 'home' | 'login' | 'wanted'

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
  /** Something was typed into a form of the open page. */
  | { type: 'TYPED' }
  // What one part of the machine tells the others.
  | { type: 'BEGUN' }
  | { type: 'ENDED'; ending: Ending; elsewhere: boolean }
  | { type: 'GO'; to: Destination }

export interface AuthContext {
  /** Whether a token was found when the page was opened. */
  hasToken: boolean
  /** A digest of who is signed in, once it is known. */
  person: string | null
  twoFactor: boolean
  formInUse: boolean
}

/** The event that a verification status is told by. */
export const statusEvent = (status: VerificationStatus): AuthEvent => ({
  type: 'STATUS',
  verified: status.telegram === 'verified',
  twoFactor: status['2fa'] === 'enabled',
})

/** An actor and an action that are given by `.provide()`. */
const missing = fromPromise<never, unknown>(() => new Promise(() => {}))
const provided =
  <P>(): ((args: unknown, params: P) => void) =>
  () => {}

/**
 * Who is here, in four parts side by side (product.md §4): the session, its end, the detour of an unverified user, and the navigation that these ask
 * for. What they call, store and clear is given by `.provide()`, in session.ts.
 */
export const authMachine = setup({
  types: { events: {} as AuthEvent, context: {} as AuthContext, input: {} as { hasToken: boolean } },
  actors: {
    /** The answer to credentials or a code. Leaving the state means that it no longer counts. */
    answer: fromPromise<SignIn, Promise<SignIn>>(({ input }) => input),
    user: missing as ReturnType<typeof fromPromise<User>>,
    status: missing as ReturnType<typeof fromPromise<VerificationStatus>>,
    /** Preferences and settings: loaded beside the user; nothing waits for them. */
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
    /** A token of our own: kept for all tabs. */
    remember: provided<SignIn>(),
    /** The session that another tab began. */
    adopt: provided<unknown>(),
    /** Tells the server, while the token is still known. */
    requestLogout: provided<unknown>(),
    /** Token and saved cache go at once; late answers no longer count. */
    forget: provided<Ending>(),
    tellTabs: provided<Ending>(),
    /** All stores and all cached answers. */
    wipe: provided<unknown>(),
    know: assign({ person: ({ context }, user: User) => context.person ?? digest(user.email) }),
    forgetPerson: assign({ person: null }),
    keepTwoFactor: assign({ twoFactor: ({ event, context }) => (event.type === 'STATUS' ? event.twoFactor : context.twoFactor) }),
    formInUse: assign({ formInUse: true }),
    formLeft: assign({ formInUse: false }),
    forgetStatus: assign({ formInUse: false, twoFactor: false }),
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({ hasToken: input.hasToken, person: null, twoFactor: false, formInUse: false }),
  invoke: { src: 'tabs' },
  type: 'parallel',
  states: {
    session: {
      initial: 'starting',
      states: {
        starting: { always: [{ guard: 'hasToken', target: 'present' }, { target: 'absent' }] },
        absent: {
          initial: 'anonymous',
          on: {
            SIGN_IN: '.signingIn',
            OTHER_TAB_IN: { target: 'present', actions: ['adopt', raise({ type: 'BEGUN' })] },
          },
          states: {
            anonymous: {},
            signingIn: {
              invoke: {
                id: 'answer',
                src: 'answer',
                input: ({ event }) => (event.type === 'SIGN_IN' ? event.answer : new Promise<never>(() => {})),
                onDone: [
                  {
                    guard: { type: 'isToken', params: ({ event }) => event.output },
                    target: '#opening',
                    actions: [{ type: 'remember', params: ({ event }) => event.output }, raise({ type: 'BEGUN' })],
                  },
                  { target: 'twoFactor' },
                ],
                onError: 'anonymous',
              },
            },
            twoFactor: { on: { CODE: 'challenging', BACK: 'anonymous' } },
            challenging: {
              invoke: {
                id: 'answer',
                src: 'answer',
                input: ({ event }) => (event.type === 'CODE' ? event.answer : new Promise<never>(() => {})),
                onDone: [
                  {
                    guard: { type: 'isToken', params: ({ event }) => event.output },
                    target: '#opening',
                    actions: [{ type: 'remember', params: ({ event }) => event.output }, raise({ type: 'BEGUN' })],
                  },
                  { target: 'twoFactor' },
                ],
                onError: 'twoFactor',
              },
            },
          },
        },
        present: {
          initial: 'checking',
          invoke: [
            { src: 'rest' },
            {
              id: 'status',
              src: 'status',
              onDone: { actions: raise(({ event }) => statusEvent(event.output)) },
              onError: { actions: raise({ type: 'STATUS_FAILED' }) },
            },
          ],
          exit: 'forgetPerson',
          on: {
            UNAUTHORIZED: { target: 'absent', actions: raise({ type: 'ENDED', ending: 'forced', elsewhere: false }) },
            SIGN_OUT: { target: 'absent', actions: raise({ type: 'ENDED', ending: 'normal', elsewhere: false }) },
            OTHER_TAB_OUT: {
              target: 'absent',
              actions: raise(({ event }) => ({ type: 'ENDED', ending: event.ending, elsewhere: true })),
            },
            OTHER_TAB_IN: { target: 'present', reenter: true, actions: ['adopt', raise({ type: 'BEGUN' })] },
          },
          states: {
            /** A token was found; whether it still counts is not known. A user who cannot be loaded, and not because of a 401, is signed in all the same. */
            checking: {
              invoke: {
                id: 'user',
                src: 'user',
                onDone: { target: 'signedIn', actions: { type: 'know', params: ({ event }) => event.output } },
                onError: 'signedIn',
              },
            },
            /** The token is new: the cabinet opens while the user is loaded. */
            opening: {
              id: 'opening',
              invoke: {
                id: 'user',
                src: 'user',
                onDone: { target: 'signedIn', actions: { type: 'know', params: ({ event }) => event.output } },
                onError: 'signedIn',
              },
            },
            signedIn: {
              initial: 'resting',
              after: { refresh: { target: '.refreshing', reenter: true } },
              states: {
                resting: {},
                refreshing: {
                  invoke: {
                    id: 'user',
                    src: 'user',
                    onDone: { target: 'resting', actions: { type: 'know', params: ({ event }) => event.output } },
                    // The next minute asks again.
                    onError: 'resting',
                  },
                },
              },
            },
          },
        },
      },
    },

    /** The order of leaving (decisions.md §1 "Logout"). */
    logout: {
      initial: 'idle',
      on: {
        ENDED: [
          {
            guard: 'isElsewhere',
            target: '.idle',
            actions: [
              { type: 'forget', params: ({ event }) => event.ending },
              'wipe',
              raise(({ event }) => ({ type: 'GO', to: event.ending === 'forced' ? 'login' : 'home' })),
            ],
          },
          {
            guard: 'isForced',
            target: '.idle',
            actions: [
              { type: 'forget', params: 'forced' },
              { type: 'tellTabs', params: 'forced' },
              'wipe',
              raise({ type: 'GO', to: 'login' }),
            ],
          },
          {
            target: '.leaving',
            actions: [
              'requestLogout',
              { type: 'forget', params: 'normal' },
              { type: 'tellTabs', params: 'normal' },
              raise({ type: 'GO', to: 'home' }),
            ],
          },
        ],
      },
      states: {
        idle: {},
        leaving: {
          after: { clearing: { target: 'idle', actions: 'wipe' } },
          // What is left of the earlier person goes before the new one's answers come, so that the later wipe cannot hit the new session.
          on: { BEGUN: { target: 'idle', actions: 'wipe' } },
        },
      },
    },

    /**
     * Whether an unverified user is sent to the verification page: on a navigation or when the status is first known, never out of a form in use
     * (product.md §2, decisions.md §3). In `noticed` a banner says it instead.
     */
    verification: {
      initial: 'unknown',
      on: {
        TYPED: { actions: 'formInUse' },
        NAVIGATED: { actions: 'formLeft' },
        BEGUN: { target: '.unknown', actions: 'forgetStatus' },
        ENDED: { target: '.unknown', actions: 'forgetStatus' },
      },
      states: {
        unknown: {
          on: {
            STATUS_FAILED: 'failed',
            STATUS: [
              { guard: 'isVerified', target: 'verified', actions: 'keepTwoFactor' },
              { guard: 'formInUse', target: 'noticed', actions: 'keepTwoFactor' },
              { target: 'detoured', actions: 'keepTwoFactor' },
            ],
          },
        },
        failed: {
          on: {
            STATUS: [
              { guard: 'isVerified', target: 'verified', actions: 'keepTwoFactor' },
              { guard: 'formInUse', target: 'noticed', actions: 'keepTwoFactor' },
              { target: 'detoured', actions: 'keepTwoFactor' },
            ],
          },
        },
        verified: {
          on: {
            STATUS: [
              { guard: 'isVerified', actions: 'keepTwoFactor' },
              { target: 'noticed', actions: 'keepTwoFactor' },
            ],
          },
        },
        noticed: {
          on: {
            NAVIGATED: { target: 'detoured', actions: 'formLeft' },
            STATUS: { guard: 'isVerified', target: 'verified', actions: 'keepTwoFactor' },
          },
        },
        detoured: {
          on: { STATUS: { guard: 'isVerified', target: 'verified', actions: ['keepTwoFactor', raise({ type: 'GO', to: 'wanted' })] } },
        },
      },
    },

    /** While it moves the page, guards wait for its end. */
    redirect: {
      initial: 'idle',
      states: {
        idle: { on: { GO: 'moving' } },
        moving: {
          invoke: { id: 'go', src: 'go', input: ({ event }) => (event.type === 'GO' ? event.to : 'home'), onDone: 'idle', onError: 'idle' },
          on: { GO: { target: 'moving', reenter: true } },
        },
      },
    },
  },
})
