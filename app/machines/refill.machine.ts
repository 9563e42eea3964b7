import { assign, emit, setup } from 'xstate'
import { REFILL_POLL } from '../constants.ts'

export type RefillEvent =
  /** The server took the request: the answer to the post, or its look-up after an unknown outcome (machines/money-write.machine.ts). */
  | { type: 'ACCEPTED'; request_id: string }
  /** A request of before: the page was left or loaded anew. `attempt`: how often it had been asked for. */
  | { type: 'RESUME'; request_id: string; attempt: number }
  /** No other tab asks for this request: this one does. */
  | { type: 'LEAD' }
  /** The tab that asks has come that far. */
  | { type: 'SEEN'; attempt: number }
  | { type: 'RESULT'; id: string }
  /** Not ready, or no answer that says anything. */
  | { type: 'PENDING' }
  | { type: 'FAILED' }
  /** The server knows no such request. */
  | { type: 'GONE' }
  | { type: 'OFFLINE' }
  | { type: 'ONLINE' }
  | { type: 'CHECK_AGAIN' }
  | { type: 'RESET' }
  /** The page is not on the screen any more: it was left, or hidden for maintenance. */
  | { type: 'LEAVE' }
  | { type: 'RETURN' }

export type RefillEffect =
  /** Ask to be the one tab that asks, and leave that to others again. */
  | { type: 'queue'; request_id: string }
  | { type: 'release' }
  | { type: 'ask'; request_id: string }
  | { type: 'keep'; request_id: string; attempt: number }
  | { type: 'drop'; request_id: string }

interface RefillContext {
  request_id: string
  /** How many times the status was asked for, 0 to 20: attempts are counted, not seconds. */
  attempt: number
  /** The delegation's, once it is done. */
  result_id: string | null
}

const empty: RefillContext = { request_id: '', attempt: 0, result_id: null }

/**
 * UTA refill after its post: the status is asked for up to 20 times, 2 s apart, until a result id appears (product.md §4, §9). What counts survives
 * the page; offline pauses and does not count; of several tabs one asks. Given up is still processing: a check by hand each time it is wanted.
 */
export const refillMachine = setup({
  types: { events: {} as RefillEvent, emitted: {} as RefillEffect, context: {} as RefillContext },
  delays: { pause: REFILL_POLL.every },
  guards: { attemptsLeft: ({ context }) => context.attempt < REFILL_POLL.attempts },
  actions: {
    begin: assign(({ event, context }) => {
      if (event.type === 'ACCEPTED') return { request_id: event.request_id, attempt: 0, result_id: null }
      if (event.type === 'RESUME') return { request_id: event.request_id, attempt: event.attempt, result_id: null }
      return context
    }),
    queue: emit(({ context }) => ({ type: 'queue' as const, request_id: context.request_id })),
    release: emit({ type: 'release' }),
    keep: emit(({ context }) => ({ type: 'keep' as const, request_id: context.request_id, attempt: context.attempt })),
    drop: emit(({ context }) => ({ type: 'drop' as const, request_id: context.request_id })),
    count: assign({ attempt: ({ context }) => context.attempt + 1 }),
    uncount: assign({ attempt: ({ context }) => context.attempt - 1 }),
    see: assign({ attempt: ({ context, event }) => (event.type === 'SEEN' ? Math.max(context.attempt, event.attempt) : context.attempt) }),
    ask: emit(({ context }) => ({ type: 'ask' as const, request_id: context.request_id })),
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
        ACCEPTED: { target: 'polling', actions: ['begin', 'keep'] },
        RESUME: { target: 'polling', actions: 'begin' },
      },
    },
    polling: {
      initial: 'standby',
      entry: 'queue',
      exit: 'release',
      on: {
        RESULT: { target: 'done', actions: ['takeResult', 'drop'] },
        FAILED: { target: 'failed', actions: 'drop' },
        GONE: { target: 'lost', actions: 'drop' },
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
          entry: ['count', 'keep', 'ask'],
          on: {
            PENDING: [{ guard: 'attemptsLeft', target: 'waiting' }, { target: '#refill.gaveUp' }],
            OFFLINE: { target: 'paused', actions: ['uncount', 'keep'] },
          },
        },
        waiting: { after: { pause: 'asking' }, on: { OFFLINE: 'paused' } },
        /** However often the line comes and goes: never sooner than after a pause. */
        paused: { on: { ONLINE: 'waiting' } },
      },
    },
    /** Nobody looks: another tab may ask, and nothing is asked here until the page is back. What counts is kept. */
    left: { on: { RETURN: 'polling' } },
    /** Still processing, as far as anybody knows. */
    gaveUp: {
      initial: 'resting',
      on: {
        RESULT: { target: 'done', actions: ['takeResult', 'drop'] },
        FAILED: { target: 'failed', actions: 'drop' },
        GONE: { target: 'lost', actions: 'drop' },
        RESET: { target: 'idle', actions: ['drop', 'clear'] },
      },
      states: {
        resting: { on: { CHECK_AGAIN: 'checking' } },
        checking: { entry: 'ask', on: { PENDING: 'resting', OFFLINE: 'resting', LEAVE: 'resting' } },
      },
    },
    done: { on: { RESET: { target: 'idle', actions: 'clear' } } },
    failed: { on: { RESET: { target: 'idle', actions: 'clear' } } },
    lost: { on: { RESET: { target: 'idle', actions: 'clear' } } },
  },
})
