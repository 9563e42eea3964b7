import { assign, fromCallback, setup } from 'xstate'
import { CODE_RECHECK, WITHDRAWAL_POLL } from '../constants.ts'

export type WithdrawalEvent =
  /** What the server said of it last: asked for, or the answer to a code, a new code or a cancellation. */
  | { type: 'ANSWER'; status: string }
  /** It could not be asked for. */
  | { type: 'FAILED' }
  | { type: 'RETRY' }

interface WithdrawalContext {
  /** How often it was asked for since its state changed: the longer it takes, the rarer. */
  asked: number
  status: string
}

const ends: ReadonlySet<string> = new Set(['done', 'rejected', 'cancelled', 'failed', 'expired'])

/** One withdrawal that is there, followed to its end: its code, its way, its end. What comes before it is made is the review's business. */
export const withdrawalMachine = setup({
  types: { events: {} as WithdrawalEvent, context: {} as WithdrawalContext },
  actors: {
    /** Asks how far it is; the answer comes as ANSWER or FAILED, as do the answers to everything else. Given by `.provide()`. */
    ask: fromCallback(() => {}),
  },
  delays: {
    code: CODE_RECHECK,
    poll: ({ context }) => WITHDRAWAL_POLL[context.asked] ?? 0,
  },
  guards: {
    waitsForCode: (_, { status }: { status: string }) => status === 'awaiting_confirmation',
    isOver: (_, { status }: { status: string }) => ends.has(status),
  },
  actions: {
    note: assign(({ context }, { status }: { status: string }) => ({
      status,
      asked: status === context.status ? Math.min(context.asked + 1, WITHDRAWAL_POLL.length - 1) : 0,
    })),
  },
}).createMachine({
  id: 'withdrawal',
  context: { asked: 0, status: '' },
  initial: 'asking',
  on: {
    // A state that this version does not know is on its way: neither a code nor an end is made of it.
    ANSWER: [
      {
        guard: { type: 'waitsForCode', params: ({ event }) => event },
        target: '.code',
        actions: { type: 'note', params: ({ event }) => event },
      },
      {
        guard: { type: 'isOver', params: ({ event }) => event },
        target: '.ended',
        actions: { type: 'note', params: ({ event }) => event },
      },
      { target: '.underway', actions: { type: 'note', params: ({ event }) => event } },
    ],
    FAILED: '.lost',
  },
  states: {
    asking: { invoke: { src: 'ask', id: 'ask' } },
    /** It waits for its code, which may expire meanwhile, or be given in another tab. */
    code: { after: { code: 'asking' } },
    underway: { after: { poll: 'asking' } },
    lost: { on: { RETRY: 'asking' }, after: { code: 'asking' } },
    ended: { on: { RETRY: 'asking' } },
  },
})
