import { assign, emit, setup } from 'xstate'
import { CODE_RECHECK, WITHDRAWAL_POLL } from '../constants.ts'

export type WithdrawalEvent =
  /** The form is filled in rightly: its values are shown as they will be sent. */
  | { type: 'REVIEW' }
  | { type: 'EDIT' }
  /** The server named a field. */
  | { type: 'REFUSED' }
  /** A withdrawal is there: made just now, or named by the address. */
  | { type: 'FOLLOW' }
  /** What the server said of it last: asked for, or the answer to a code, a new code or a cancellation. */
  | { type: 'ANSWER'; status: string }
  /** It could not be asked for. */
  | { type: 'FAILED' }
  | { type: 'RETRY' }
  | { type: 'CLOSE' }

export type WithdrawalEffect = { type: 'ask' }

interface WithdrawalContext {
  /** How often it was asked for since its state changed: the longer it takes, the rarer. */
  asked: number
  status: string
}

const ends: ReadonlySet<string> = new Set(['done', 'rejected', 'cancelled', 'failed', 'expired'])

/** One withdrawal from the form to its end (facts.md): details, review, code, on its way, ended. Sending is the money write's business. */
export const withdrawalMachine = setup({
  types: {
    events: {} as WithdrawalEvent,
    emitted: {} as WithdrawalEffect,
    context: {} as WithdrawalContext,
    input: {} as { following: boolean },
  },
  delays: {
    code: CODE_RECHECK,
    poll: ({ context }) => WITHDRAWAL_POLL[context.asked] ?? 0,
  },
  guards: {
    following: ({ context }) => context.status === 'following',
    waitsForCode: ({ event }) => event.type === 'ANSWER' && event.status === 'awaiting_confirmation',
    isOver: ({ event }) => event.type === 'ANSWER' && ends.has(event.status),
  },
  actions: {
    ask: emit({ type: 'ask' }),
    note: assign(({ event, context }) =>
      event.type === 'ANSWER'
        ? { status: event.status, asked: event.status === context.status ? Math.min(context.asked + 1, WITHDRAWAL_POLL.length - 1) : 0 }
        : {},
    ),
    forget: assign({ asked: 0, status: '' }),
  },
}).createMachine({
  id: 'withdrawal',
  context: ({ input }) => ({ asked: 0, status: input.following ? 'following' : '' }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'following', target: 'following' }, { target: 'form' }] },
    form: {
      initial: 'details',
      on: { FOLLOW: 'following' },
      states: {
        details: { on: { REVIEW: 'review' } },
        review: { on: { EDIT: 'details', REFUSED: 'details' } },
      },
    },
    following: {
      initial: 'asking',
      on: {
        // A state that this version does not know is on its way: neither a code nor an end is made of it.
        ANSWER: [
          { guard: 'waitsForCode', target: '.code', actions: 'note' },
          { guard: 'isOver', target: '.ended', actions: 'note' },
          { target: '.underway', actions: 'note' },
        ],
        FAILED: '.lost',
        CLOSE: { target: 'form', actions: 'forget' },
      },
      states: {
        asking: { entry: 'ask' },
        /** It waits for its code, which may expire meanwhile, or be given in another tab. */
        code: { after: { code: 'asking' } },
        underway: { after: { poll: 'asking' } },
        lost: { on: { RETRY: 'asking' }, after: { code: 'asking' } },
        ended: { on: { RETRY: 'asking' } },
      },
    },
  },
})
