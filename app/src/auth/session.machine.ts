import { emit, setup } from 'xstate'
import { PROFILE_REFRESH } from '../constants.ts'

export type SessionEvent =
  /** Credentials were sent. */
  | { type: 'SIGN_IN' }
  /** Credentials or code were refused, or no answer came. */
  | { type: 'REFUSED' }
  /** The password was right and a code is asked for. */
  | { type: 'CODE_ASKED' }
  | { type: 'CODE' }
  | { type: 'BACK' }
  /** Sign-in, code, registration or Google ended with a token. */
  | { type: 'TOKEN'; token: string }
  | { type: 'USER' }
  /** The user could not be loaded, and not because of a 401. */
  | { type: 'UNREACHABLE' }
  /** A 401 to this very session. */
  | { type: 'UNAUTHORIZED' }
  | { type: 'SIGN_OUT' }
  | { type: 'OTHER_TAB_OUT'; kind: 'normal' | 'forced' }
  | { type: 'OTHER_TAB_IN' }

export type SessionEffect =
  | { type: 'remember'; token: string }
  /** Take over the session that another tab began. */
  | { type: 'adopt' }
  | { type: 'load' }
  | { type: 'refresh' }
  | { type: 'leave'; kind: 'normal' | 'forced' | 'other-tab'; of?: 'normal' | 'forced' }

/** Who is here (product.md §4). It knows neither the user nor the password: those pass by. */
export const sessionMachine = setup({
  types: {
    events: {} as SessionEvent,
    emitted: {} as SessionEffect,
    input: {} as { hasToken: boolean },
    context: {} as { hasToken: boolean },
  },
  delays: { refresh: PROFILE_REFRESH },
  guards: { hasToken: ({ context }) => context.hasToken },
  actions: {
    remember: emit(({ event }) => ({ type: 'remember' as const, token: event.type === 'TOKEN' ? event.token : '' })),
    adopt: emit({ type: 'adopt' }),
    load: emit({ type: 'load' }),
    refresh: emit({ type: 'refresh' }),
    leaveNormally: emit({ type: 'leave', kind: 'normal' }),
    leaveForced: emit({ type: 'leave', kind: 'forced' }),
    leaveWithOtherTab: emit(({ event }) => ({
      type: 'leave' as const,
      kind: 'other-tab' as const,
      of: event.type === 'OTHER_TAB_OUT' ? event.kind : ('normal' as const),
    })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ hasToken: input.hasToken }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasToken', target: 'present.checking' }, { target: 'absent' }] },
    absent: {
      initial: 'anonymous',
      on: {
        TOKEN: { target: 'present.opening', actions: 'remember' },
        OTHER_TAB_IN: { target: 'present.checking', actions: 'adopt' },
      },
      states: {
        anonymous: { on: { SIGN_IN: 'signingIn' } },
        signingIn: { on: { REFUSED: 'anonymous', CODE_ASKED: 'twoFactor' } },
        twoFactor: { on: { CODE: 'challenging', BACK: 'anonymous' } },
        challenging: { on: { REFUSED: 'twoFactor' } },
      },
    },
    present: {
      on: {
        UNAUTHORIZED: { target: 'absent', actions: 'leaveForced' },
        SIGN_OUT: { target: 'absent', actions: 'leaveNormally' },
        OTHER_TAB_OUT: { target: 'absent', actions: 'leaveWithOtherTab' },
        OTHER_TAB_IN: { target: '.checking', reenter: true, actions: 'adopt' },
      },
      states: {
        /** A token was found; whether it still counts is not known. */
        checking: { entry: 'load', on: { USER: 'signedIn', UNREACHABLE: 'signedIn' } },
        /** The token is new: the cabinet opens while the user is loaded. */
        opening: { entry: 'load', on: { USER: 'signedIn', UNREACHABLE: 'signedIn' } },
        signedIn: { after: { refresh: { target: 'signedIn', reenter: true, actions: 'refresh' } } },
      },
      initial: 'checking',
    },
  },
})
