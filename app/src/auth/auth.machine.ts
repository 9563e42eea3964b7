import { assertEvent, raise } from 'xstate'
import type { SignIn, User } from '#sdk'
import { authSetup } from './auth.setup.ts'
import type { Ending } from './auth.setup.ts'

const outputOf = <T>({ event }: { event: { output: T } }): T => event.output
const endingOf = ({ event }: { event: { ending: Ending } }): Ending => event.ending

// Transitions that several states share.
/** The server's answer to a sign-in: a token, or it asks for the code of the second step. */
const answered = [
  {
    guard: { type: 'isToken', params: outputOf<SignIn> },
    target: '#opening',
    actions: [{ type: 'remember', params: outputOf<SignIn> }, 'begin'],
  },
  { target: 'twoFactor' },
] as const
const loadUser = <Next extends string>(next: Next) =>
  ({ id: 'user', src: 'user', onDone: { target: next, actions: { type: 'hearUser', params: outputOf<User> } }, onError: next }) as const
const firstStatus = [
  { guard: 'isVerified', target: 'verified', actions: 'keepTwoFactor' },
  { guard: 'formInUse', target: 'noticed', actions: 'keepTwoFactor' },
  { target: 'detoured', actions: 'keepTwoFactor' },
] as const

/**
 * Signing in and out, in four parallel regions: the session, the logout, the redirect of unverified users, and the navigation that the others ask for.
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input }) => ({ hasToken: input.hasToken, person: null, userId: null, email: null, twoFactor: false }),
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
            OTHER_TAB_IN: { target: 'present', actions: ['adopt', 'begin'] },
          },
          states: {
            anonymous: {},
            signingIn: {
              invoke: {
                id: 'attempt',
                src: 'signIn',
                input({ event }) {
                  assertEvent(event, 'SIGN_IN')
                  return event.credentials
                },
                onDone: answered,
                onError: 'anonymous',
              },
            },
            twoFactor: { on: { CODE: 'challenging', BACK: 'anonymous' } },
            challenging: {
              invoke: {
                id: 'attempt',
                src: 'answerCode',
                input({ event }) {
                  assertEvent(event, 'CODE')
                  return event.challenge
                },
                onDone: answered,
                onError: 'twoFactor',
              },
            },
          },
        },
        present: {
          initial: 'checking',
          invoke: [
            { src: 'rest' },
            { src: 'inactivity' },
            {
              id: 'status',
              src: 'status',
              onDone: { actions: { type: 'hearStatus', params: outputOf } },
              onError: { actions: raise({ type: 'STATUS_FAILED' }) },
            },
          ],
          exit: 'forgetPerson',
          on: {
            UNAUTHORIZED: { target: 'absent', actions: { type: 'end', params: 'forced' } },
            SIGN_OUT: { target: 'absent', actions: { type: 'end', params: 'normal' } },
            IDLE: { target: 'absent', actions: ['requestLogout', { type: 'end', params: 'idle' }] },
            OTHER_TAB_OUT: { target: 'absent', actions: { type: 'endElsewhere', params: endingOf } },
            OTHER_TAB_IN: { target: 'present', reenter: true, actions: ['adopt', 'begin'] },
            USER: [
              // Someone else has signed in with the same cookies. The server would book what this tab sends on them.
              { guard: 'isSomeoneElse', target: 'absent', actions: ['requestLogout', { type: 'end', params: 'replaced' }] },
              { actions: 'know' },
            ],
            EMAIL_CHANGED: { actions: 'forgetEmail' },
          },
          states: {
            /** The stored token may have expired. If the user cannot be loaded for another reason than a 401, the session continues. */
            checking: { invoke: loadUser('signedIn') },
            /** The token is new. The cabinet opens while the user is loading. */
            opening: { id: 'opening', invoke: loadUser('signedIn') },
            signedIn: {
              initial: 'resting',
              after: { refresh: { target: '.refreshing', reenter: true } },
              states: {
                resting: {},
                refreshing: { invoke: loadUser('resting') },
              },
            },
          },
        },
      },
    },

    /** The order of a logout: request, token, other tabs, navigation; the stores are cleared once the page has changed. */
    logout: {
      initial: 'idle',
      on: {
        ENDED: [
          {
            guard: 'isElsewhere',
            target: '.idle',
            actions: [
              { type: 'forget', params: endingOf },
              'wipe',
              { type: 'go', params: ({ event }) => (event.ending === 'normal' ? 'home' : 'login') },
            ],
          },
          {
            guard: 'isForced',
            target: '.idle',
            actions: [
              { type: 'forget', params: endingOf },
              { type: 'tellTabs', params: endingOf },
              'wipe',
              { type: 'go', params: 'login' },
            ],
          },
          {
            target: '.leaving',
            actions: [
              'requestLogout',
              { type: 'forget', params: 'normal' },
              { type: 'tellTabs', params: 'normal' },
              { type: 'go', params: 'home' },
            ],
          },
        ],
      },
      states: {
        idle: {},
        leaving: {
          after: { clearing: { target: 'idle', actions: 'wipe' } },
          // A new session begins early: the previous user's data goes now, so that a later wipe cannot hit the new session.
          on: { BEGUN: { target: 'idle', actions: 'wipe' } },
        },
      },
    },

    /**
     * Sends an unverified user to the verification page, on a navigation or when the status is first known, but never out of a form in use. In `noticed`
     * a banner asks for verification instead.
     */
    verification: {
      initial: 'unknown',
      on: {
        BEGUN: { target: '.unknown', actions: 'forgetStatus' },
        ENDED: { target: '.unknown', actions: 'forgetStatus' },
      },
      states: {
        unknown: { on: { STATUS_FAILED: 'failed', STATUS: firstStatus } },
        failed: { on: { STATUS: firstStatus } },
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
            NAVIGATED: 'detoured',
            STATUS: { guard: 'isVerified', target: 'verified', actions: 'keepTwoFactor' },
          },
        },
        detoured: {
          on: { STATUS: { guard: 'isVerified', target: 'verified', actions: ['keepTwoFactor', { type: 'go', params: 'returnTo' }] } },
        },
      },
    },

    /** Guards wait until the navigation has ended. */
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
