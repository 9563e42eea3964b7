import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { LOOK_UP_PAUSES } from '../lib/constants.ts'
import { isUnclear } from '../api/to-problem.ts'

/** One intention: one press of the button, with an idempotency key of its own. */
export interface WriteAttempt {
  /** The Idempotency-Key header. */
  key: string
  /** When it was sent, ms since 1970. */
  at: number
  /** The form's values. */
  values: unknown
}

export type SendResult =
  | { state: 'answered'; result: unknown }
  /** Not sent: an earlier request of the same operation has an unknown outcome. */
  | { state: 'pending'; key: string; at: number }
  /** Not sent: another tab sent the same operation while this one waited, and has finished. */
  | { state: 'elsewhere' }

/** Outcome of looking up the request with a key. The look-up rejects if the server does not respond. */
export type LookUpResult<R = unknown> =
  | { state: 'found'; result: R }
  /** Not found on a server that keeps keys. `settled`: sent so long ago that it cannot arrive any more. */
  | { state: 'absent'; settled?: boolean }
  /** The response proves nothing. */
  | { state: 'unsure' }

export interface LookUpInput {
  key: string
  at: number
  /** An earlier page sent it. */
  resumed: boolean
}

export type MoneyWriteEvent =
  | ({ type: 'START' } & WriteAttempt)
  /** An earlier request with an unknown outcome: the page was reloaded or left. */
  | { type: 'RESUME'; key: string; at: number }
  /** The same, but its response is still awaited: the user left the page and came back. */
  | { type: 'REJOIN'; key: string; at: number }
  | { type: 'CHECK' }
  /** The user checked by hand and did not find it. Allowed only if the server cannot tell. */
  | { type: 'RELEASE' }
  | { type: 'RESET' }

interface MoneyWriteContext extends WriteAttempt {
  resumed: boolean
  /** Number of look-ups that did not find the request; how many of them can be trusted; how many trusted ones are enough. */
  missing: number
  absences: number
  absencesNeeded: number
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
  lookUpsNeeded?: number
}

const initialContext = { key: '', at: 0, values: null, resumed: false, missing: 0, absences: 0, failures: 0, unsure: false, refusal: null }
const maxLookUps = LOOK_UP_PAUSES.length + 1
const neverResolves = (): Promise<never> => new Promise(() => {})
const outputOf = <T>({ event }: { event: { output: T } }): T => event.output
const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error

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
  // Actors and actions without an implementation get theirs by `.provide()`.
  actors: {
    send: fromPromise<SendResult, WriteAttempt>(neverResolves),
    lookUp: fromPromise<LookUpResult, LookUpInput>(neverResolves),
    /** Sends CHECK when the connection is back. */
    connection: fromCallback(() => {}),
  },
  delays: {
    pause: ({ context }) => LOOK_UP_PAUSES[Math.min(Math.max(context.missing, context.failures), LOOK_UP_PAUSES.length) - 1] ?? 0,
  },
  guards: {
    traceable: ({ context }) => context.traceable,
    releasable: ({ context }) => !context.traceable || context.unsure,
    answered: (_, sending: SendResult) => sending.state === 'answered',
    pending: (_, sending: SendResult) => sending.state === 'pending',
    unclear: (_, error: unknown) => isUnclear(error),
    found: (_, answer: LookUpResult) => answer.state === 'found',
    provenAbsent: ({ context }, answer: LookUpResult) =>
      answer.state === 'absent' && (answer.settled === true || context.absences + 1 >= context.absencesNeeded),
    undecidable: ({ context }, answer: LookUpResult) => answer.state === 'unsure' && context.missing + 1 >= context.absencesNeeded,
    canRetry: ({ context }) => context.failures + 1 < maxLookUps,
  },
  actions: {
    begin: assign((_, { key, at, values }: WriteAttempt) => ({ ...initialContext, key, at, values })),
    resume: assign((_, { key, at }: { key: string; at: number }) => ({ ...initialContext, key, at, resumed: true })),
    refuse: assign((_, refusal: unknown) => ({ refusal })),
    countMiss: assign(({ context: { missing, absences } }, { state }: LookUpResult) => ({
      missing: missing + 1,
      absences: absences + (state === 'absent' ? 1 : 0),
      failures: 0,
    })),
    fail: assign({ failures: ({ context }) => context.failures + 1 }),
    markUnsure: assign({ unsure: true }),
    // A manual check gets one attempt; a failure is reported at once.
    allowOneLookUp: assign({ failures: maxLookUps - 1 }),
    /** The request succeeded. */
    deliver: (_args, _answer: SendResult | LookUpResult) => {},
    /** The outcome is known: the stored intention can be deleted. */
    forget: () => {},
    /** The server's data may have changed. */
    changed: () => {},
  },
}).createMachine({
  id: 'moneyWrite',
  context: ({ input }) => ({ ...initialContext, traceable: input.traceable, absencesNeeded: input.lookUpsNeeded ?? maxLookUps }),
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
        /** Nothing was sent yet, or the previous request succeeded. */
        idle: {
          on: {
            RESUME: { target: '#moneyWrite.unknown', actions: { type: 'resume', params: ({ event }) => event } },
            REJOIN: { target: '#moneyWrite.sending', actions: { type: 'resume', params: ({ event }) => event } },
          },
        },
        /** Refused: nothing was carried out. */
        refused: {},
        /** Another tab sent it. The user decides whether to send another one. */
        elsewhere: {},
        /** Nothing was carried out. Sending again is a new intention. */
        notDone: {},
      },
    },
    sending: {
      invoke: {
        src: 'send',
        id: 'send',
        input: ({ context: { key, at, values } }) => ({ key, at, values }),
        onDone: [
          { guard: { type: 'answered', params: outputOf }, target: 'open', actions: { type: 'deliver', params: outputOf } },
          {
            guard: { type: 'pending', params: outputOf },
            target: 'unknown',
            actions: { type: 'resume', params: ({ event }) => event.output as Extract<SendResult, { state: 'pending' }> },
          },
          { target: 'open.elsewhere' },
        ],
        onError: [
          { guard: { type: 'unclear', params: errorOf }, target: 'unknown' },
          { target: 'open.refused', actions: { type: 'refuse', params: errorOf } },
        ],
      },
    },
    /** The outcome is unknown; the form is locked. */
    unknown: {
      initial: 'deciding',
      invoke: { src: 'connection', id: 'connection' },
      states: {
        deciding: { always: [{ guard: 'traceable', target: 'looking' }, { target: 'manual' }] },
        looking: {
          invoke: {
            src: 'lookUp',
            id: 'lookUp',
            input: ({ context: { key, at, resumed } }) => ({ key, at, resumed }),
            onDone: [
              {
                guard: { type: 'found', params: outputOf },
                target: '#moneyWrite.open',
                actions: ['forget', 'changed', { type: 'deliver', params: outputOf }],
              },
              { guard: { type: 'provenAbsent', params: outputOf }, target: '#moneyWrite.open.notDone', actions: 'forget' },
              { guard: { type: 'undecidable', params: outputOf }, target: 'manual', actions: 'markUnsure' },
              { target: 'pausing', actions: { type: 'countMiss', params: outputOf } },
            ],
            onError: [{ guard: 'canRetry', target: 'pausing', actions: 'fail' }, { target: 'manual' }],
          },
        },
        pausing: { after: { pause: 'looking' }, on: { CHECK: 'looking' } },
        /** The look-up could not determine the outcome. */
        manual: {
          on: {
            CHECK: { guard: 'traceable', target: 'looking', actions: 'allowOneLookUp' },
            // The user settled it. The server cannot confirm that nothing happened, so the form opens without a message.
            RELEASE: { guard: 'releasable', target: '#moneyWrite.open', actions: 'forget' },
          },
        },
      },
    },
  },
})
