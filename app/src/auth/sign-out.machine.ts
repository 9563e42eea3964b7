import { fromPromise, setup } from 'xstate'

/** How often a sign-out that did not arrive is sent again, in ms. */
const RESEND = 30_000

export type SignOutEvent =
  /** The user signs out; the token is still there. */
  | { type: 'LEAVE' }
  /** A sign-in has replaced the session on the server. */
  | { type: 'BEGUN' }
  /** The connection is back. */
  | { type: 'ONLINE' }

/** Tells the server about a sign-out, again and again until it arrives, also after the next start. */
export const signOutMachine = setup({
  types: { events: {} as SignOutEvent },
  actors: {
    /** Sends the sign-out, if one is due; rejects if it does not arrive. */
    send: fromPromise<void, { leaving: boolean }>(() => new Promise(() => {})),
  },
  actions: { remember: () => {}, forget: () => {} },
  delays: { resend: RESEND },
}).createMachine({
  id: 'signOut',
  initial: 'sending',
  on: {
    LEAVE: { target: '.sending', actions: 'remember' },
    BEGUN: '.settled',
    ONLINE: '.sending',
  },
  states: {
    sending: {
      invoke: { id: 'send', src: 'send', input: ({ event }) => ({ leaving: event.type === 'LEAVE' }), onDone: 'settled', onError: 'due' },
    },
    due: { after: { resend: 'sending' } },
    settled: { entry: 'forget' },
  },
})
