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

interface RefillContext {
  request_id: string
  /** How often the status was requested, 0 to 20. Attempts are counted, not seconds. */
  attempt: number
  /** The last response; `null` before the first. */
  delegation: UtaDelegation | null
  checkedAt: number | null
}

/** Placeholder for an action that `.provide()` implements. */
const provided =
  <P>(): ((args: unknown, params: P) => void) =>
  () => {}

const empty: RefillContext = { request_id: '', attempt: 0, delegation: null, checkedAt: null }
const isOfKind = (error: unknown, ...kinds: string[]): boolean => isApiError(error) && kinds.includes(error.kind)

/**
 * A UTA refill after its POST: requests the status up to 20 times, 2 s apart, until a result id appears. The count survives leaving the page; while
 * offline, or while the server is down for maintenance, polling pauses and does not count; only one of several tabs polls. After the last attempt it
 * is still processing, and the user can check by hand.
 */
export const refillMachine = setup({
  types: { events: {} as RefillEvent, context: {} as RefillContext },
  // Placeholders for the actors that `.provide()` implements.
  actors: {
    /** Requests the status. */
    ask: fromPromise<RefillAnswer, RefillInput>(() => new Promise(() => {})),
    /** Sends LEAD once no other tab polls, and SEEN whenever another tab has made an attempt. */
    leadership: fromCallback<RefillEvent, RefillInput>(() => {}),
    /** Sends CHECK_AGAIN when another tab knows the outcome. */
    otherTabs: fromCallback<RefillEvent, RefillInput>(() => {}),
    /** Sends ONLINE and OFFLINE. */
    connection: fromCallback<RefillEvent>(() => {}),
  },
  delays: { pause: REFILL_POLL.every },
  guards: {
    attemptsLeft: ({ context }) => context.attempt < REFILL_POLL.attempts,
    hasFailed: (_, { delegation }: RefillAnswer) => delegation.status === 'failed',
    isReady: (_, { delegation }: RefillAnswer) => Boolean(delegation.id),
    isMissing: (_, { error }: { error: unknown }) => isOfKind(error, 'missing'),
    isOffline: (_, { error }: { error: unknown }) => isOfKind(error, 'offline'),
    /** The session has ended. The next sign-in resumes the refill. */
    isInterrupted: (_, { error }: { error: unknown }) => isOfKind(error, 'aborted', 'unauthorized'),
  },
  actions: {
    begin: assign((_, { request_id, attempt = 0 }: { request_id: string; attempt?: number }) => ({ ...empty, request_id, attempt })),
    save: provided<{ request_id: string; attempt: number }>(),
    drop: provided<{ request_id: string }>(),
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
        ACCEPTED: {
          target: 'polling',
          actions: [
            { type: 'begin', params: ({ event }) => event },
            { type: 'save', params: ({ context }) => context },
          ],
        },
        RESUME: { target: 'polling', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    polling: {
      initial: 'standby',
      invoke: [
        { src: 'leadership', id: 'leadership', input: ({ context: { request_id } }) => ({ request_id }) },
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
          entry: ['count', { type: 'save', params: ({ context }) => context }],
          invoke: {
            src: 'ask',
            id: 'ask',
            input: ({ context: { request_id } }) => ({ request_id }),
            onDone: [
              {
                guard: { type: 'hasFailed', params: ({ event }) => event.output },
                target: '#refill.failed',
                actions: { type: 'storeAnswer', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isReady', params: ({ event }) => event.output },
                target: '#refill.done',
                actions: { type: 'storeAnswer', params: ({ event }) => event.output },
              },
              { guard: 'attemptsLeft', target: 'waiting', actions: { type: 'storeAnswer', params: ({ event }) => event.output } },
              { target: '#refill.gaveUp', actions: { type: 'storeAnswer', params: ({ event }) => event.output } },
            ],
            onError: [
              { guard: { type: 'isInterrupted', params: ({ event }) => event } },
              { guard: { type: 'isMissing', params: ({ event }) => event }, target: '#refill.lost' },
              {
                guard: { type: 'isOffline', params: ({ event }) => event },
                target: 'paused',
                actions: ['uncount', { type: 'save', params: ({ context }) => context }],
              },
              { guard: 'attemptsLeft', target: 'waiting' },
              { target: '#refill.gaveUp' },
            ],
          },
          on: { OFFLINE: { target: 'paused', actions: ['uncount', { type: 'save', params: ({ context }) => context }] } },
        },
        waiting: { after: { pause: 'asking' }, on: { OFFLINE: 'paused' } },
        /** However often the connection comes and goes, each attempt follows a pause. */
        paused: { on: { ONLINE: 'waiting' } },
      },
    },
    /** Still processing; the outcome is unknown. */
    gaveUp: {
      initial: 'resting',
      on: { RESET: { target: 'idle', actions: [{ type: 'drop', params: ({ context }) => context }, 'clear'] } },
      states: {
        resting: {
          invoke: { src: 'otherTabs', id: 'otherTabs', input: ({ context: { request_id } }) => ({ request_id }) },
          on: { CHECK_AGAIN: 'checking' },
        },
        checking: {
          invoke: [
            {
              src: 'ask',
              id: 'ask',
              input: ({ context: { request_id } }) => ({ request_id }),
              onDone: [
                {
                  guard: { type: 'hasFailed', params: ({ event }) => event.output },
                  target: '#refill.failed',
                  actions: { type: 'storeAnswer', params: ({ event }) => event.output },
                },
                {
                  guard: { type: 'isReady', params: ({ event }) => event.output },
                  target: '#refill.done',
                  actions: { type: 'storeAnswer', params: ({ event }) => event.output },
                },
                { target: 'resting', actions: { type: 'storeAnswer', params: ({ event }) => event.output } },
              ],
              onError: [{ guard: { type: 'isMissing', params: ({ event }) => event }, target: '#refill.lost' }, { target: 'resting' }],
            },
            { src: 'connection', id: 'connection' },
          ],
          on: { OFFLINE: 'resting' },
        },
      },
    },
    done: { entry: { type: 'drop', params: ({ context }) => context }, on: { RESET: { target: 'idle', actions: 'clear' } } },
    failed: { entry: { type: 'drop', params: ({ context }) => context }, on: { RESET: { target: 'idle', actions: 'clear' } } },
    lost: { entry: { type: 'drop', params: ({ context }) => context }, on: { RESET: { target: 'idle', actions: 'clear' } } },
  },
})
