import { assign, fromCallback, setup } from 'xstate'
import type { UtaDelegation } from '#sdk'
import { REFILL_POLL } from '../lib/constants.ts'

/** The server's last response and its time. */
type Heard = { delegation?: UtaDelegation; at?: number }

export type RefillEvent =
  /** The server accepted the request, as the POST or a later look-up shows (money-write.machine.ts). */
  | { type: 'ACCEPTED'; request_id: string }
  /** Resumes an earlier request after the page was left or reloaded. `attempt`: how often its status had been requested. */
  | { type: 'RESUME'; request_id: string; attempt: number }
  /** No other tab polls this request, so this one does. */
  | { type: 'LEAD' }
  /** The attempt that the polling tab has reached. */
  | { type: 'SEEN'; attempt: number }
  | ({ type: 'RESULT'; id: string } & Heard)
  /** Not ready, or the response says nothing. */
  | ({ type: 'PENDING' } & Heard)
  | ({ type: 'FAILED' } & Heard)
  /** The server does not know the request. */
  | { type: 'GONE' }
  | { type: 'OFFLINE' }
  | { type: 'ONLINE' }
  | { type: 'CHECK_AGAIN' }
  | { type: 'RESET' }

export interface RefillInput {
  request_id: string
}

interface RefillContext {
  request_id: string
  /** How often the status was requested, 0 to 20. Attempts are counted, not seconds. */
  attempt: number
  /** Id of the delegation once it is done. */
  result_id: string | null
  /** The last response and its time, ms since 1970; `null` before the first. */
  delegation: UtaDelegation | null
  checkedAt: number | null
}

/** Placeholder for an action that `.provide()` implements. */
const provided =
  <P>(): ((args: unknown, params: P) => void) =>
  () => {}

const empty: RefillContext = { request_id: '', attempt: 0, result_id: null, delegation: null, checkedAt: null }

/**
 * A UTA refill after its POST: requests the status up to 20 times, 2 s apart, until a result id appears. The count survives leaving the page; while
 * offline, or while the server is down for maintenance, polling pauses and does not count; only one of several tabs polls. After the last attempt it is still processing, and the user can check by hand.
 */
export const refillMachine = setup({
  types: { events: {} as RefillEvent, context: {} as RefillContext },
  // Placeholders for the actors that `.provide()` implements; they send no events.
  actors: {
    /** Requests the status and sends RESULT, PENDING, FAILED, GONE or OFFLINE. */
    ask: fromCallback<RefillEvent, RefillInput>(() => {}),
    /** Sends LEAD once no other tab polls, and SEEN whenever another tab has made an attempt. */
    turn: fromCallback<RefillEvent, RefillInput>(() => {}),
    /** Sends CHECK_AGAIN when another tab knows the outcome. */
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
      },
      states: {
        /** Another tab may be polling; its attempts are shown here. */
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
        /** However often the connection comes and goes, each attempt follows a pause. */
        paused: { on: { ONLINE: 'waiting' } },
      },
    },
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
          on: { PENDING: { target: 'resting', actions: 'note' }, OFFLINE: 'resting' },
        },
      },
    },
    done: { on: { RESET: { target: 'idle', actions: 'clear' } } },
    failed: { on: { RESET: { target: 'idle', actions: 'clear' } } },
    lost: { on: { RESET: { target: 'idle', actions: 'clear' } } },
  },
})
