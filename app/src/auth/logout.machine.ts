import { emit, setup } from 'xstate'
import { LOGOUT_CLEARING } from '../constants.ts'

export type LogoutEvent =
  | { type: 'NORMAL' }
  /** A 401, or a session that the server ended. */
  | { type: 'FORCED' }
  | { type: 'OTHER_TAB'; kind: 'normal' | 'forced' }
  /** A new session begins here. */
  | { type: 'SIGNED_IN' }

export type LogoutEffect =
  /** Tell the server. The token is still known when this is heard. */
  | { type: 'request' }
  /** Token and saved cache go at once; late answers no longer count. */
  | { type: 'forget' }
  | { type: 'tell'; kind: 'normal' | 'forced' }
  | { type: 'go'; to: 'home' | 'login' }
  /** All stores and all cached answers. */
  | { type: 'wipe' }

/** The order of leaving (product.md §4, decisions.md §1 "Logout"). */
export const logoutMachine = setup({
  types: { events: {} as LogoutEvent, emitted: {} as LogoutEffect },
  delays: { clearing: LOGOUT_CLEARING },
  actions: {
    request: emit({ type: 'request' }),
    forget: emit({ type: 'forget' }),
    tellNormal: emit({ type: 'tell', kind: 'normal' }),
    tellForced: emit({ type: 'tell', kind: 'forced' }),
    goHome: emit({ type: 'go', to: 'home' }),
    goLogin: emit({ type: 'go', to: 'login' }),
    goAsOtherTab: emit(({ event }) => ({
      type: 'go' as const,
      to: event.type === 'OTHER_TAB' && event.kind === 'forced' ? ('login' as const) : ('home' as const),
    })),
    wipe: emit({ type: 'wipe' }),
  },
}).createMachine({
  id: 'logout',
  initial: 'idle',
  on: {
    FORCED: { target: '.idle', actions: ['forget', 'tellForced', 'wipe', 'goLogin'] },
    OTHER_TAB: { target: '.idle', actions: ['forget', 'wipe', 'goAsOtherTab'] },
  },
  states: {
    idle: { on: { NORMAL: { target: 'leaving', actions: ['request', 'forget', 'tellNormal', 'goHome'] } } },
    leaving: {
      after: { clearing: { target: 'idle', actions: 'wipe' } },
      // What is left of the earlier person goes before the new one comes, so that the later wipe cannot hit the new session.
      on: { SIGNED_IN: { target: 'idle', actions: 'wipe' } },
    },
  },
})
