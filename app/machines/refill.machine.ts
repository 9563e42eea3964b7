import { assign, emit, setup } from 'xstate'
import { REFILL_POLL } from '../constants.ts'

export type RefillEvent =
  | { type: 'START' }
  | { type: 'ACCEPTED'; request_id: string }
  /** Refused: nothing happened, the form may be sent again. */
  | { type: 'REFUSED' }
  /** No answer, or one that leaves open whether the money moved. */
  | { type: 'UNKNOWN' }
  /** The looked-up list has no such request. */
  | { type: 'NOT_THERE' }
  /** A request of before: the page was left, or the look-up found it. */
  | { type: 'RESUME'; request_id: string; attempt?: number }
  | { type: 'RESULT'; id: string }
  | { type: 'PENDING' }
  | { type: 'FAILED' }
  | { type: 'OFFLINE' }
  | { type: 'ONLINE' }
  | { type: 'CHECK_AGAIN' }
  | { type: 'RESET' }

export type RefillEffect =
  | { type: 'request' }
  | { type: 'lookUp' }
  | { type: 'ask'; request_id: string; attempt: number }
  | { type: 'keep'; request_id: string }
  | { type: 'drop' }

interface RefillContext {
  request_id: string | null
  /** How many times the status was asked for, 1 to 20. */
  attempt: number
  result_id: string | null
}

const empty: RefillContext = { request_id: null, attempt: 0, result_id: null }

/** UTA refill: one request, then its status up to 20 times, 2 s apart (product.md §4, §9). Offline pauses and does not count. */
export const refillMachine = setup({
  types: { events: {} as RefillEvent, emitted: {} as RefillEffect, context: {} as RefillContext },
  delays: { pause: REFILL_POLL.every },
  guards: { attemptsLeft: ({ context }) => context.attempt < REFILL_POLL.attempts },
  actions: {
    request: emit({ type: 'request' }),
    lookUp: emit({ type: 'lookUp' }),
    begin: assign(({ event, context }) => {
      if (event.type === 'ACCEPTED') return { request_id: event.request_id, attempt: 0, result_id: null }
      if (event.type === 'RESUME') return { request_id: event.request_id, attempt: event.attempt ?? 0, result_id: null }
      return context
    }),
    keep: emit(({ context }) => ({ type: 'keep' as const, request_id: context.request_id ?? '' })),
    drop: emit({ type: 'drop' }),
    count: assign({ attempt: ({ context }) => context.attempt + 1 }),
    ask: emit(({ context }) => ({ type: 'ask' as const, request_id: context.request_id ?? '', attempt: context.attempt })),
    takeResult: assign({ result_id: ({ event }) => (event.type === 'RESULT' ? event.id : null) }),
    countAnew: assign({ attempt: 0 }),
    uncount: assign({ attempt: ({ context }) => Math.max(0, context.attempt - 1) }),
    clear: assign(empty),
  },
}).createMachine({
  id: 'refill',
  context: empty,
  initial: 'idle',
  states: {
    idle: {
      on: {
        START: { target: 'requesting', actions: 'request' },
        RESUME: { target: 'polling', actions: ['begin', 'keep'] },
      },
    },
    requesting: {
      on: {
        ACCEPTED: { target: 'polling', actions: ['begin', 'keep'] },
        REFUSED: 'idle',
        UNKNOWN: { target: 'unknown', actions: 'lookUp' },
      },
    },
    /** The form is locked; nothing is sent again until it is known what became of the request. */
    unknown: {
      on: {
        RESUME: { target: 'polling', actions: ['begin', 'keep'] },
        NOT_THERE: 'idle',
        CHECK_AGAIN: { actions: 'lookUp' },
      },
    },
    polling: {
      initial: 'asking',
      on: { RESULT: { target: 'done', actions: ['takeResult', 'drop'] }, FAILED: { target: 'failed', actions: 'drop' } },
      states: {
        asking: {
          entry: ['count', 'ask'],
          on: {
            PENDING: [{ guard: 'attemptsLeft', target: 'waiting' }, { target: '#refill.gaveUp' }],
            OFFLINE: { target: 'paused', actions: 'uncount' },
          },
        },
        waiting: { after: { pause: 'asking' }, on: { OFFLINE: 'paused' } },
        paused: { on: { ONLINE: 'asking' } },
      },
    },
    done: { on: { RESET: { target: 'idle', actions: 'clear' } } },
    failed: { on: { RESET: { target: 'idle', actions: 'clear' } } },
    gaveUp: { on: { CHECK_AGAIN: { target: 'polling', actions: 'countAnew' }, RESET: { target: 'idle', actions: ['clear', 'drop'] } } },
  },
})
