import { assign, fromCallback, setup } from 'xstate'
import type { UtaDelegation } from '#sdk'
import { REFILL_POLL } from '../constants.ts'

/** What the server said last, and when. */
type Heard = { delegation?: UtaDelegation; at?: number }

export type RefillEvent =
  /** The server took the request: the answer to the post, or its look-up after an unknown outcome (machines/money-write.machine.ts). */
  | { type: 'ACCEPTED'; request_id: string }
  /** A request of before: the page was left or loaded anew. `attempt`: how often it had been asked for. */
  | { type: 'RESUME'; request_id: string; attempt: number }
  /** No other tab asks for this request: this one does. */
  | { type: 'LEAD' }
  /** The tab that asks has come that far. */
  | { type: 'SEEN'; attempt: number }
  | ({ type: 'RESULT'; id: string } & Heard)
  /** Not ready, or no answer that says anything. */
  | ({ type: 'PENDING' } & Heard)
  | ({ type: 'FAILED' } & Heard)
  /** The server knows no such request. */
  | { type: 'GONE' }
  | { type: 'OFFLINE' }
  | { type: 'ONLINE' }
  | { type: 'CHECK_AGAIN' }
  | { type: 'RESET' }
  /** The page is not on the screen any more: it was left, or hidden for maintenance. */
  | { type: 'LEAVE' }
  | { type: 'RETURN' }

export interface RefillInput {
  request_id: string
}

interface RefillContext {
  request_id: string
  /** How many times the status was asked for, 0 to 20: attempts are counted, not seconds. */
  attempt: number
  /** The delegation's, once it is done. */
  result_id: string | null
  /** The last answer and its moment, ms since 1970; `null` before the first. */
  delegation: UtaDelegation | null
  checkedAt: number | null
}

/** An action that is given by `.provide()`. */
const provided =
  <P>(): ((args: unknown, params: P) => void) =>
  () => {}

const empty: RefillContext = { request_id: '', attempt: 0, result_id: null, delegation: null, checkedAt: null }

/**
 * UTA refill after its post: the status is asked for up to 20 times, 2 s apart, until a result id appears (product.md §4, §9). What counts survives
 * the page; offline pauses and does not count; of several tabs one asks. Given up is still processing: a check by hand each time it is wanted.
 */
export const refillMachine = setup({
  types: { events: {} as RefillEvent, context: {} as RefillContext },
  // What they do is given by `.provide()`; of themselves they say nothing.
  actors: {
    /** Asks how far it is, and sends RESULT, PENDING, FAILED, GONE or OFFLINE. */
    ask: fromCallback<RefillEvent, RefillInput>(() => {}),
    /** Sends LEAD once no other tab asks, and SEEN whenever another one has. */
    turn: fromCallback<RefillEvent, RefillInput>(() => {}),
    /** Sends CHECK_AGAIN when another tab has an answer. */
    elsewhere: fromCallback<RefillEvent, RefillInput>(() => {}),
    /** Sends ONLINE and OFFLINE. */
    line: fromCallback<RefillEvent>(() => {}),
  },
  delays: { pause: REFILL_POLL.every },
  guards: { attemptsLeft: ({ context }) => context.attempt < REFILL_POLL.attempts },
  actions: {
    begin: assign(({ event, context }) => {
      if (event.type === 'ACCEPTED') return { ...empty, request_id: event.request_id }
      if (event.type === 'RESUME') return { ...empty, request_id: event.request_id, attempt: event.attempt }
      return context
    }),
    keep: provided<{ request_id: string; attempt: number }>(),
    drop: provided<{ request_id: string }>(),
    count: assign({ attempt: ({ context }) => context.attempt + 1 }),
    uncount: assign({ attempt: ({ context }) => context.attempt - 1 }),
    see: assign({ attempt: ({ context, event }) => (event.type === 'SEEN' ? Math.max(context.attempt, event.attempt) : context.attempt) }),
    note: assign(({ event, context }) =>
      'delegation' in event ? { delegation: event.delegation ?? null, checkedAt: event.at ?? null } : context,
    ),
    takeResult: assign({ result_id: ({ event }) => (event.type === 'RESULT' ? event.id : null) }),
    clear: assign(empty),
  },
}).createMachine({
  id: 'refill',
  context: empty,
  initial: 'idle',
  states: {
    idle: {
      on: {
        ACCEPTED: { target: 'polling', actions: ['begin', { type: 'keep', params: ({ context }) => context }] },
        RESUME: { target: 'polling', actions: 'begin' },
      },
    },
    polling: {
      initial: 'standby',
      invoke: [
        { src: 'turn', id: 'turn', input: ({ context: { request_id } }) => ({ request_id }) },
        { src: 'line', id: 'line' },
      ],
      on: {
        RESULT: { target: 'done', actions: ['takeResult', 'note', { type: 'drop', params: ({ context }) => context }] },
        FAILED: { target: 'failed', actions: ['note', { type: 'drop', params: ({ context }) => context }] },
        GONE: { target: 'lost', actions: { type: 'drop', params: ({ context }) => context } },
        LEAVE: 'left',
      },
      states: {
        /** Another tab may be asking; its attempts are shown here as they come. */
        standby: {
          on: {
            SEEN: { actions: 'see' },
            LEAD: [{ guard: 'attemptsLeft', target: 'asking' }, { target: '#refill.gaveUp.checking' }],
          },
        },
        asking: {
          entry: ['count', { type: 'keep', params: ({ context }) => context }],
          invoke: { src: 'ask', id: 'ask', input: ({ context: { request_id } }) => ({ request_id }) },
          on: {
            PENDING: [
              { guard: 'attemptsLeft', target: 'waiting', actions: 'note' },
              { target: '#refill.gaveUp', actions: 'note' },
            ],
            OFFLINE: { target: 'paused', actions: ['uncount', { type: 'keep', params: ({ context }) => context }] },
          },
        },
        waiting: { after: { pause: 'asking' }, on: { OFFLINE: 'paused' } },
        /** However often the line comes and goes: never sooner than after a pause. */
        paused: { on: { ONLINE: 'waiting' } },
      },
    },
    /** The page is hidden: it asks for nothing until it is shown again. The count of attempts stays. */
    left: { on: { RETURN: 'polling' } },
    /** Still processing; the outcome is unknown. */
    gaveUp: {
      initial: 'resting',
      on: {
        RESULT: { target: 'done', actions: ['takeResult', 'note', { type: 'drop', params: ({ context }) => context }] },
        FAILED: { target: 'failed', actions: ['note', { type: 'drop', params: ({ context }) => context }] },
        GONE: { target: 'lost', actions: { type: 'drop', params: ({ context }) => context } },
        RESET: { target: 'idle', actions: [{ type: 'drop', params: ({ context }) => context }, 'clear'] },
      },
      states: {
        resting: {
          invoke: { src: 'elsewhere', id: 'elsewhere', input: ({ context: { request_id } }) => ({ request_id }) },
          on: { CHECK_AGAIN: 'checking' },
        },
        checking: {
          invoke: [
            { src: 'ask', id: 'ask', input: ({ context: { request_id } }) => ({ request_id }) },
            { src: 'line', id: 'line' },
          ],
          on: { PENDING: { target: 'resting', actions: 'note' }, OFFLINE: 'resting', LEAVE: 'resting' },
        },
      },
    },
    done: { on: { RESET: { target: 'idle', actions: 'clear' } } },
    failed: { on: { RESET: { target: 'idle', actions: 'clear' } } },
    lost: { on: { RESET: { target: 'idle', actions: 'clear' } } },
  },
})
