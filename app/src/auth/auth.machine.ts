import { assertEvent, raise } from 'xstate'
import { authSetup, statusEvent, userEvent } from './auth.setup.ts'

/**
 * Signing in and out, in four parallel regions: the session, the logout, the redirect of unverified users, and the navigation that the others ask for.
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input }) => ({ hasToken: input.hasToken, person: null, userId: null, email: null, twoFactor: false, formInUse: false }),
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
                id: 'attempt',
                src: 'signIn',
                input({ event }) {
                  assertEvent(event, 'SIGN_IN')
                  return event.credentials
                },
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
                id: 'attempt',
                src: 'answerCode',
                input({ event }) {
                  assertEvent(event, 'CODE')
                  return event.challenge
                },
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
            { src: 'inactivity' },
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
            IDLE: { target: 'absent', actions: ['requestLogout', raise({ type: 'ENDED', ending: 'idle', elsewhere: false })] },
            OTHER_TAB_OUT: {
              target: 'absent',
              actions: raise(({ event }) => ({ type: 'ENDED', ending: event.ending, elsewhere: true })),
            },
            OTHER_TAB_IN: { target: 'present', reenter: true, actions: ['adopt', raise({ type: 'BEGUN' })] },
            USER: [
              // Someone else has signed in with the same cookies. The server would book what this tab sends on them.
              {
                guard: 'isSomeoneElse',
                target: 'absent',
                actions: ['requestLogout', raise({ type: 'ENDED', ending: 'replaced', elsewhere: false })],
              },
              { actions: 'know' },
            ],
            EMAIL_CHANGED: { actions: 'forgetEmail' },
          },
          states: {
            /** The stored token may have expired. If the user cannot be loaded for another reason than a 401, the session continues. */
            checking: {
              invoke: {
                id: 'user',
                src: 'user',
                onDone: { target: 'signedIn', actions: raise(({ event }) => userEvent(event.output)) },
                onError: 'signedIn',
              },
            },
            /** The token is new. The cabinet opens while the user is loading. */
            opening: {
              id: 'opening',
              invoke: {
                id: 'user',
                src: 'user',
                onDone: { target: 'signedIn', actions: raise(({ event }) => userEvent(event.output)) },
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
                    onDone: { target: 'resting', actions: raise(({ event }) => userEvent(event.output)) },
                    // The next refresh tries again.
                    onError: 'resting',
                  },
                },
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
              { type: 'forget', params: ({ event }) => event.ending },
              'wipe',
              raise(({ event }) => ({ type: 'GO', to: event.ending === 'normal' ? 'home' : 'login' })),
            ],
          },
          {
            guard: 'isForced',
            target: '.idle',
            actions: [
              { type: 'forget', params: ({ event }) => event.ending },
              { type: 'tellTabs', params: ({ event }) => event.ending },
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
          on: { STATUS: { guard: 'isVerified', target: 'verified', actions: ['keepTwoFactor', raise({ type: 'GO', to: 'returnTo' })] } },
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
