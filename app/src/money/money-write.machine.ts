import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { LOOK_UP_PAUSES } from '../lib/constants.ts'
import { isUnclear } from '../api/to-problem.ts'

/** One intention: one press of the button, with an idempotency key of its own. */
export interface Intention {
  /** The Idempotency-Key header. */
  key: string
  /** When it was sent, ms since 1970. */
  at: number
  /** The form's values. */
  values: unknown
}

export type Sending =
  | { state: 'answered'; result: unknown }
  /** Not sent: an earlier request of the same operation has an unknown outcome. */
  | { state: 'kept'; key: string; at: number }
  /** Not sent: another tab sent the same operation while this one waited, and has finished. */
  | { state: 'elsewhere' }

/** Outcome of looking up the request with a key. The look-up rejects if the server does not respond. */
export type LookUp<R = unknown> =
  | { state: 'found'; result: R }
  /** Not found on a server that keeps keys. `settled`: sent so long ago that it cannot arrive any more. */
  | { state: 'absent'; settled?: boolean }
  /** The response proves nothing. */
  | { state: 'unsure' }

export interface Question {
  key: string
  at: number
  /** An earlier page sent it. */
  resumed: boolean
}

export type MoneyWriteEvent =
  | ({ type: 'START' } & Intention)
  /** An earlier request with an unknown outcome: the page was reloaded or left. */
  | { type: 'RESUME'; key: string; at: number }
  /** The same, but its response is still awaited: the user left the page and came back. */
  | { type: 'REJOIN'; key: string; at: number }
  | { type: 'CHECK' }
  /** The user checked by hand and did not find it. Allowed only if the server cannot tell. */
  | { type: 'RELEASE' }
  | { type: 'RESET' }

interface MoneyWriteContext extends Intention {
  resumed: boolean
  /** Number of look-ups that did not find the request; how many of them can be trusted; how many trusted ones are enough. */
  missing: number
  absences: number
  enough: number
  /** Consecutive failed look-ups. */
  failures: number
  /** The last look-up proved nothing: only the user can resolve it. */
  unsure: boolean
  /** The server keeps the key, so the outcome can be looked up. */
  traceable: boolean
  /** The error of a refused request. */
  refusal: unknown
}

export interface MoneyWriteInput {
  traceable: boolean
  /** How many "not found" results are needed before they are trusted. */
  looks?: number
}

const nothing = { key: '', at: 0, values: null, resumed: false, missing: 0, absences: 0, failures: 0, unsure: false, refusal: null }
const most = LOOK_UP_PAUSES.length + 1
/** Placeholder for an action that `.provide()` implements. */
const provided =
  <P>(): ((args: unknown, params: P) => void) =>
  () => {}
const never = (): Promise<never> => new Promise(() => {})

/**
 * A write that moves money. From the press to a known outcome, further presses are ignored. An unknown outcome is looked up, and nothing can be sent
 * until it is known or, if the server cannot tell, until the user resolves it by hand.
 */
export const moneyWriteMachine = setup({
  types: {
    events: {} as MoneyWriteEvent,
    context: {} as MoneyWriteContext,
    input: {} as MoneyWriteInput,
  },
  // Placeholders for the actors that `.provide()` implements; they never resolve.
  actors: {
    send: fromPromise<Sending, Intention>(never),
    lookUp: fromPromise<LookUp, Question>(never),
    /** Sends CHECK when the connection is back. */
    line: fromCallback(() => {}),
  },
  delays: {
    pause: ({ context }) => LOOK_UP_PAUSES[Math.min(Math.max(context.missing, context.failures), LOOK_UP_PAUSES.length) - 1] ?? 0,
  },
  guards: {
    traceable: ({ context }) => context.traceable,
    releasable: ({ context }) => !context.traceable || context.unsure,
    answered: (_, sending: Sending) => sending.state === 'answered',
    kept: (_, sending: Sending) => sending.state === 'kept',
    unclear: (_, { error }: { error: unknown }) => isUnclear(error),
    found: (_, answer: LookUp) => answer.state === 'found',
    believed: ({ context }, answer: LookUp) =>
      answer.state === 'absent' && (answer.settled === true || context.absences + 1 >= context.enough),
    unsureForGood: ({ context }, answer: LookUp) => answer.state === 'unsure' && (context.unsure || context.missing + 1 >= context.enough),
    patient: ({ context }) => context.failures + 1 < most,
  },
  actions: {
    begin: assign((_, { key, at, values }: Intention) => ({ ...nothing, key, at, values })),
    takeUp: assign((_, { key, at }: { key: string; at: number }) => ({ ...nothing, key, at, resumed: true })),
    refuse: assign((_, { error }: { error: unknown }) => ({ refusal: error })),
    miss: assign(({ context: { missing, absences } }, { state }: LookUp) => ({
      missing: missing + 1,
      absences: absences + (state === 'absent' ? 1 : 0),
      failures: 0,
    })),
    fail: assign({ failures: ({ context }) => context.failures + 1 }),
    doubt: assign({ unsure: true }),
    stopCounting: assign({ missing: 0, absences: 0, failures: 0, unsure: false }),
    // A manual check gets one attempt; a failure is reported at once.
    lastTry: assign({ failures: most - 1 }),
    /** The request succeeded. */
    deliver: provided<{ result: unknown; how: 'answered' | 'found' }>(),
    /** The outcome is known: the stored intention can be deleted. */
    forget: provided<{ key: string }>(),
    /** The server's data may have changed. */
    changed: () => {},
  },
}).createMachine({
  id: 'moneyWrite',
  context: ({ input }) => ({ ...nothing, traceable: input.traceable, enough: input.looks ?? most }),
  initial: 'open',
  states: {
    /** The outcome of the previous request is known; the form can be sent. */
    open: {
      initial: 'idle',
      on: {
        START: { target: 'sending', actions: { type: 'begin', params: ({ event }) => event } },
        RESET: '.idle',
      },
      states: {
        idle: {
          on: {
            RESUME: { target: '#moneyWrite.unknown', actions: { type: 'takeUp', params: ({ event }) => event } },
            REJOIN: { target: '#moneyWrite.sending', actions: { type: 'takeUp', params: ({ event }) => event } },
          },
        },
        /** Refused: nothing was carried out. */
        refused: {},
        /** Another tab sent it. The user decides whether to send another one. */
        elsewhere: {},
        /** Nothing was carried out. Sending again is a new intention. */
        notDone: {},
        /** Succeeded. The same form can send another request. */
        done: {},
      },
    },
    sending: {
      invoke: {
        src: 'send',
        id: 'send',
        input: ({ context: { key, at, values } }) => ({ key, at, values }),
        onDone: [
          {
            guard: { type: 'answered', params: ({ event }) => event.output },
            target: 'open.done',
            actions: { type: 'deliver', params: ({ event }) => ({ result: resultOf(event.output), how: 'answered' }) },
          },
          {
            guard: { type: 'kept', params: ({ event }) => event.output },
            target: 'unknown',
            actions: { type: 'takeUp', params: ({ event }) => keptOf(event.output) },
          },
          { target: 'open.elsewhere' },
        ],
        onError: [
          { guard: { type: 'unclear', params: ({ event }) => event }, target: 'unknown' },
          { target: 'open.refused', actions: { type: 'refuse', params: ({ event }) => event } },
        ],
      },
    },
    /** The outcome is unknown; the form is locked. */
    unknown: {
      initial: 'deciding',
      exit: 'stopCounting',
      invoke: { src: 'line', id: 'line' },
      states: {
        deciding: { always: [{ guard: 'traceable', target: 'looking' }, { target: 'manual' }] },
        looking: {
          invoke: {
            src: 'lookUp',
            id: 'lookUp',
            input: ({ context: { key, at, resumed } }) => ({ key, at, resumed }),
            onDone: [
              {
                guard: { type: 'found', params: ({ event }) => event.output },
                target: '#moneyWrite.open.done',
                actions: [
                  { type: 'forget', params: ({ context }) => context },
                  'changed',
                  { type: 'deliver', params: ({ event }) => ({ result: resultOf(event.output), how: 'found' }) },
                ],
              },
              {
                guard: { type: 'believed', params: ({ event }) => event.output },
                target: '#moneyWrite.open.notDone',
                actions: { type: 'forget', params: ({ context }) => context },
              },
              { guard: { type: 'unsureForGood', params: ({ event }) => event.output }, target: 'manual', actions: 'doubt' },
              { target: 'pausing', actions: { type: 'miss', params: ({ event }) => event.output } },
            ],
            onError: [
              { guard: 'patient', target: 'pausing', actions: 'fail' },
              { target: 'manual', actions: 'fail' },
            ],
          },
        },
        pausing: { after: { pause: 'looking' }, on: { CHECK: 'looking' } },
        /** The look-up could not determine the outcome. */
        manual: {
          on: {
            CHECK: { guard: 'traceable', target: 'looking', actions: 'lastTry' },
            // The user settled it. The server cannot confirm that nothing happened, so the form opens without a message.
            RELEASE: { guard: 'releasable', target: '#moneyWrite.open', actions: { type: 'forget', params: ({ context }) => context } },
          },
        },
      },
    },
  },
})

function resultOf(answer: Sending | LookUp): unknown {
  return 'result' in answer ? answer.result : null
}

function keptOf(sending: Sending): { key: string; at: number } {
  return sending.state === 'kept' ? sending : nothing
}
