import { assign, fromCallback, setup } from 'xstate'
import { CODE_RECHECK, WITHDRAWAL_POLL } from '../constants.ts'

export type WithdrawalEvent =
  /** The withdrawal's status in the last response: to the poll, a code, a new code or a cancellation. */
  | { type: 'ANSWER'; status: string }
  /** The request failed. */
  | { type: 'FAILED' }
  | { type: 'RETRY' }

interface WithdrawalContext {
  /** Number of polls since the status changed: polling slows down over time. */
  asked: number
  status: string
}

const ends: ReadonlySet<string> = new Set(['done', 'rejected', 'cancelled', 'failed', 'expired'])

/** Follows one existing withdrawal to its end: waiting for its code, underway, ended. */
export const withdrawalMachine = setup({
  types: { events: {} as WithdrawalEvent, context: {} as WithdrawalContext },
  actors: {
    /** Requests the status. The response arrives as ANSWER or FAILED, like those to all other requests. Implemented by `.provide()`. */
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
    // An unknown status counts as underway, neither waiting for a code nor ended.
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
    /** Waits for the code, which may expire or be entered in another tab. */
    code: { after: { code: 'asking' } },
    underway: { after: { poll: 'asking' } },
    lost: { on: { RETRY: 'asking' }, after: { code: 'asking' } },
    ended: { on: { RETRY: 'asking' } },
  },
})
