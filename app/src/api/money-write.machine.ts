import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { LOOK_UP_PAUSES } from '../constants.ts'
import { isUnclear } from './to-problem.ts'

/** One intention: a press of the button, under a key of its own. */
export interface Intention {
  /** Its Idempotency-Key. */
  key: string
  /** When it was sent, ms since 1970. */
  at: number
  /** What the form holds. */
  values: unknown
}

export type Sending =
  | { state: 'answered'; result: unknown }
  /** Not sent: an earlier one of the same operation has an unknown outcome. */
  | { state: 'kept'; key: string; at: number }
  /** Not sent: the same was sent from elsewhere while this one waited, and that has ended. */
  | { state: 'elsewhere' }

/** What a look-up says of the request with a key. It fails where the server gives no answer. */
export type LookUp<R = unknown> =
  | { state: 'found'; result: R }
  /** It is not there, says a server that keeps keys. `settled`: it was sent so long ago that it will not come any more. */
  | { state: 'absent'; settled?: boolean }
  /** The server answered, but its answer is no proof of anything. */
  | { state: 'unsure' }

export interface Question {
  key: string
  at: number
  /** It was sent by an earlier page. */
  resumed: boolean
}

export type MoneyWriteEvent =
  | ({ type: 'START' } & Intention)
  /** An earlier intention with an unknown outcome: the page was reloaded or left. */
  | { type: 'RESUME'; key: string; at: number }
  | { type: 'CHECK' }
  /** The reader has looked for it by hand and did not find it: only where the server cannot tell. */
  | { type: 'RELEASE' }
  | { type: 'RESET' }

interface MoneyWriteContext extends Intention {
  resumed: boolean
  /** Answers that did not find it, those of them that can be believed, and how many of these are enough. */
  missing: number
  absences: number
  enough: number
  /** Look-ups in a row that failed. */
  failures: number
  /** The last answer proved nothing: only the reader can settle it. */
  unsure: boolean
  /** The server keeps the key, so that the outcome can be asked for. */
  traceable: boolean
  /** Why it was refused. */
  refusal: unknown
}

export interface MoneyWriteInput {
  traceable: boolean
  /** How often "not there" has to be heard before it is believed. */
  looks?: number
}

const nothing = { key: '', at: 0, values: null, resumed: false, missing: 0, absences: 0, failures: 0, unsure: false, refusal: null }
const most = LOOK_UP_PAUSES.length + 1
/** An action that is given by `.provide()`. */
const provided =
  <P>(): ((args: unknown, params: P) => void) =>
  () => {}
const never = (): Promise<never> => new Promise(() => {})

/**
 * A write that moves money. Between the press and a known outcome a second press is dropped in the same task; an unknown outcome is looked up, and
 * nothing can be sent before it is known, or settled by hand where the server cannot tell.
 */
export const moneyWriteMachine = setup({
  types: {
    events: {} as MoneyWriteEvent,
    context: {} as MoneyWriteContext,
    input: {} as MoneyWriteInput,
  },
  // What they do is given by `.provide()`; of themselves they never end.
  actors: {
    send: fromPromise<Sending, Intention>(never),
    lookUp: fromPromise<LookUp, Question>(never),
    /** Sends CHECK when the line is back. */
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
    // Asked by hand: one more try, and the reader is told at once if it fails as well.
    lastTry: assign({ failures: most - 1 }),
    /** It is known to have gone through. */
    deliver: provided<{ result: unknown; how: 'answered' | 'found' }>(),
    /** The outcome is known: the intention need not be kept any more. */
    forget: provided<{ key: string }>(),
    /** Something may have changed at the server. */
    changed: () => {},
  },
}).createMachine({
  id: 'moneyWrite',
  context: ({ input }) => ({ ...nothing, traceable: input.traceable, enough: input.looks ?? most }),
  initial: 'open',
  states: {
    /** Whatever became of the last one is known: the form may be sent. */
    open: {
      initial: 'idle',
      on: {
        START: { target: 'sending', actions: { type: 'begin', params: ({ event }) => event } },
        RESET: '.idle',
      },
      states: {
        idle: { on: { RESUME: { target: '#moneyWrite.unknown', actions: { type: 'takeUp', params: ({ event }) => event } } } },
        /** Nothing happened. */
        refused: {},
        /** Nothing was sent from here: the reader decides whether to send another one. */
        elsewhere: {},
        /** Nothing moved. Sending again is a new intention. */
        notDone: {},
        /** It went through. The same form may be used for another one. */
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
    /** The form is locked. */
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
        /** It could not be found out from here. */
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
