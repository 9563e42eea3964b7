import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { UtaDelegation } from '#sdk'
import { isApiError } from '../api/to-problem.ts'
import { REFILL_POLL } from '../lib/constants.ts'

export type RefillEvent =
  /** The server accepted the request, as the POST or a later look-up shows (money-write.machine.ts). */
  | { type: 'ACCEPTED'; request_id: string }
  /** Resumes an earlier request after the page was left or reloaded. `attempt`: how often its status had been requested. */
  | { type: 'RESUME'; request_id: string; attempt: number }
  /** No other tab polls this request, so this one does. */
  | { type: 'LEAD' }
  /** The attempt that the polling tab has reached. */
  | { type: 'SEEN'; attempt: number }
  | { type: 'OFFLINE' }
  | { type: 'ONLINE' }
  | { type: 'CHECK_AGAIN' }
  | { type: 'RESET' }

export interface RefillInput {
  request_id: string
}

/** The server's response and its time, ms since 1970. */
export interface RefillAnswer {
  delegation: UtaDelegation
  checkedAt: number
}

export interface RefillContext {
  request_id: string
  /** How often the status was requested, 0 to 20. Attempts are counted, not seconds. */
  attempt: number
  /** The last response; `null` before the first. */
  delegation: UtaDelegation | null
  checkedAt: number | null
}

const empty: RefillContext = { request_id: '', attempt: 0, delegation: null, checkedAt: null }
const isOfKind = (error: unknown, ...kinds: string[]): boolean => isApiError(error) && kinds.includes(error.kind)
const refillOf = ({ context: { request_id } }: { context: RefillContext }): RefillInput => ({ request_id })
const answerOf = ({ event }: { event: { output: RefillAnswer } }): RefillAnswer => event.output
const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error

// Transitions that several states share.
const store = { type: 'storeAnswer', params: answerOf } as const
const outcomes = [
  { guard: { type: 'hasFailed', params: answerOf }, target: '#refill.failed', actions: store },
  { guard: { type: 'isReady', params: answerOf }, target: '#refill.done', actions: store },
] as const
const missing = { guard: { type: 'isMissing', params: errorOf }, target: '#refill.lost' } as const
const pause = { target: 'paused', actions: ['uncount', 'save'] } as const
/** The outcome is known: the stored refill can be deleted. */
const end = { entry: 'drop', on: { RESET: { target: 'idle', actions: 'clear' } } } as const

/**
 * A UTA refill after its POST: requests the status up to 20 times, 2 s apart, until a result id appears. The count survives leaving the page; while
 * offline, or while the server is down for maintenance, polling pauses and does not count; only one of several tabs polls. After the last attempt it
 * is still processing, and the user can check by hand.
 */
export const refillMachine = setup({
  types: { events: {} as RefillEvent, context: {} as RefillContext },
  // Actors without an implementation, and the actions `save` and `drop`, get theirs by `.provide()`.
  actors: {
    /** Requests the status. */
    ask: fromPromise<RefillAnswer, RefillInput>(() => new Promise(() => {})),
    /** Sends LEAD once no other tab polls, and SEEN whenever another tab has made an attempt. */
    leadership: fromCallback<RefillEvent, RefillInput>(() => {}),
    /** Sends CHECK_AGAIN when another tab knows the outcome. */
    otherTabs: fromCallback<RefillEvent>(() => {}),
    /** Sends ONLINE and OFFLINE. */
    connection: fromCallback<RefillEvent>(() => {}),
  },
  delays: { pause: REFILL_POLL.every },
  guards: {
    attemptsLeft: ({ context }) => context.attempt < REFILL_POLL.attempts,
    hasFailed: (_, { delegation }: RefillAnswer) => delegation.status === 'failed',
    isReady: (_, { delegation }: RefillAnswer) => Boolean(delegation.id),
    isMissing: (_, error: unknown) => isOfKind(error, 'missing'),
    isOffline: (_, error: unknown) => isOfKind(error, 'offline'),
    /** The session has ended. The next sign-in resumes the refill. */
    isInterrupted: (_, error: unknown) => isOfKind(error, 'aborted', 'unauthorized'),
  },
  actions: {
    begin: assign((_, { request_id, attempt = 0 }: { request_id: string; attempt?: number }) => ({ ...empty, request_id, attempt })),
    save: () => {},
    drop: () => {},
    count: assign({ attempt: ({ context }) => context.attempt + 1 }),
    uncount: assign({ attempt: ({ context }) => context.attempt - 1 }),
    catchUp: assign({ attempt: ({ context }, { attempt }: { attempt: number }) => Math.max(context.attempt, attempt) }),
    storeAnswer: assign((_, { delegation, checkedAt }: RefillAnswer) => ({ delegation, checkedAt })),
    clear: assign(empty),
  },
}).createMachine({
  id: 'refill',
  context: empty,
  initial: 'idle',
  states: {
    idle: {
      on: {
        ACCEPTED: { target: 'polling', actions: [{ type: 'begin', params: ({ event }) => event }, 'save'] },
        RESUME: { target: 'polling', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    polling: {
      initial: 'standby',
      invoke: [
        { src: 'leadership', id: 'leadership', input: refillOf },
        { src: 'connection', id: 'connection' },
      ],
      states: {
        /** Another tab may be polling; its attempts are shown here. */
        standby: {
          on: {
            SEEN: { actions: { type: 'catchUp', params: ({ event }) => event } },
            LEAD: [{ guard: 'attemptsLeft', target: 'asking' }, { target: '#refill.gaveUp.checking' }],
          },
        },
        asking: {
          entry: ['count', 'save'],
          invoke: {
            src: 'ask',
            id: 'ask',
            input: refillOf,
            onDone: [
              ...outcomes,
              { guard: 'attemptsLeft', target: 'waiting', actions: store },
              { target: '#refill.gaveUp', actions: store },
            ],
            onError: [
              { guard: { type: 'isInterrupted', params: errorOf } },
              missing,
              { guard: { type: 'isOffline', params: errorOf }, ...pause },
              { guard: 'attemptsLeft', target: 'waiting' },
              { target: '#refill.gaveUp' },
            ],
          },
          on: { OFFLINE: pause },
        },
        waiting: { after: { pause: 'asking' }, on: { OFFLINE: 'paused' } },
        /** However often the connection comes and goes, each attempt follows a pause. */
        paused: { on: { ONLINE: 'waiting' } },
      },
    },
    /** Still processing; the outcome is unknown. */
    gaveUp: {
      initial: 'resting',
      on: { RESET: { target: 'idle', actions: ['drop', 'clear'] } },
      states: {
        resting: { invoke: { src: 'otherTabs', id: 'otherTabs' }, on: { CHECK_AGAIN: 'checking' } },
        checking: {
          invoke: [
            {
              src: 'ask',
              id: 'ask',
              input: refillOf,
              onDone: [...outcomes, { target: 'resting', actions: store }],
              onError: [missing, { target: 'resting' }],
            },
            { src: 'connection', id: 'connection' },
          ],
          on: { OFFLINE: 'resting' },
        },
      },
    },
    done: end,
    failed: end,
    lost: end,
  },
})
