import { assign, emit, setup } from 'xstate'
import { LOOK_UP_PAUSES } from '../constants.ts'

export type MoneyWriteEvent =
  /** Somebody pressed the button: one intention with a key of its own. */
  | { type: 'START'; key: string; at: number }
  /** An intention of before, whose outcome nobody knows: the page was reloaded or left. `settled`: it was sent long enough ago. */
  | { type: 'RESUME'; key: string; at: number; settled: boolean }
  | { type: 'DONE' }
  /** Refused: nothing happened, the form may be sent again. */
  | { type: 'REFUSED' }
  /** No answer, or one that leaves open whether money moved. */
  | { type: 'UNKNOWN' }
  /** The look-up has an answer: it is there. */
  | { type: 'FOUND' }
  /** The look-up has an answer: it is not there. Believed only when it keeps being so, since the request may still be on its way. */
  | { type: 'NOT_THERE' }
  /** The look-up itself failed. */
  | { type: 'CANNOT_SAY' }
  | { type: 'CHECK' }
  /** The reader has looked for it by hand and did not find it: only where the server cannot be asked by key. */
  | { type: 'RELEASE' }
  | { type: 'RESET' }

export type MoneyWriteEffect =
  | { type: 'send'; key: string; at: number }
  | { type: 'lookUp'; key: string }
  /** The outcome is known: nothing has to be remembered any more. */
  | { type: 'drop'; key: string }

interface MoneyWriteContext {
  /** The Idempotency-Key of this intention. */
  key: string
  /** When it was sent, ms since 1970. */
  at: number
  /** How often the look-up has said "not there", and how often it must before that is believed. */
  missing: number
  enough: number
  /** Look-ups in a row that failed. */
  failures: number
  /** The server keeps the key, so that the outcome can be asked for. */
  traceable: boolean
}

export interface MoneyWriteInput {
  traceable: boolean
  /** How often "not there" has to be heard. */
  looks?: number
}

const nothing = { key: '', at: 0, missing: 0, failures: 0 }
const most = LOOK_UP_PAUSES.length + 1

/**
 * A write that moves money (decisions.md §1 "Retry", "One intention, one request"). Between the press and a known outcome a second press is dropped in
 * the same task; an unknown outcome is looked up, and nothing can be sent before it is known.
 */
export const moneyWriteMachine = setup({
  types: {
    events: {} as MoneyWriteEvent,
    emitted: {} as MoneyWriteEffect,
    context: {} as MoneyWriteContext,
    input: {} as MoneyWriteInput,
  },
  delays: {
    pause: ({ context }) => LOOK_UP_PAUSES[Math.min(Math.max(context.missing, context.failures), LOOK_UP_PAUSES.length) - 1] ?? 0,
  },
  guards: {
    traceable: ({ context }) => context.traceable,
    byHand: ({ context }) => !context.traceable,
    believed: ({ context }) => context.missing + 1 >= context.enough,
    patient: ({ context }) => context.failures + 1 < most,
  },
  actions: {
    begin: assign(({ event }) => (event.type === 'START' ? { ...nothing, key: event.key, at: event.at } : {})),
    takeUp: assign(({ event }) =>
      event.type === 'RESUME' ? { ...nothing, key: event.key, at: event.at, ...(event.settled && { enough: 1 }) } : {},
    ),
    send: emit(({ context }) => ({ type: 'send' as const, key: context.key, at: context.at })),
    lookUp: emit(({ context }) => ({ type: 'lookUp' as const, key: context.key })),
    drop: emit(({ context }) => ({ type: 'drop' as const, key: context.key })),
    miss: assign({ missing: ({ context }) => context.missing + 1, failures: 0 }),
    fail: assign({ failures: ({ context }) => context.failures + 1 }),
    // Asked by hand: one more try, and the reader is told at once if it fails as well.
    lastTry: assign({ failures: most - 1 }),
  },
}).createMachine({
  id: 'moneyWrite',
  context: ({ input }) => ({ ...nothing, traceable: input.traceable, enough: input.looks ?? most }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        START: { target: 'sending', actions: ['begin', 'send'] },
        RESUME: { target: 'unknown', actions: 'takeUp' },
      },
    },
    sending: {
      on: {
        DONE: { target: 'done', actions: 'drop' },
        REFUSED: { target: 'refused', actions: 'drop' },
        UNKNOWN: 'unknown',
      },
    },
    refused: { on: { START: { target: 'sending', actions: ['begin', 'send'] }, RESET: 'idle' } },
    /** The form is locked. */
    unknown: {
      initial: 'deciding',
      on: { FOUND: { target: 'done', actions: 'drop' } },
      states: {
        deciding: { always: [{ guard: 'traceable', target: 'looking' }, { target: 'manual' }] },
        looking: {
          entry: 'lookUp',
          on: {
            NOT_THERE: [
              { guard: 'believed', target: '#moneyWrite.notDone', actions: 'drop' },
              { target: 'pausing', actions: 'miss' },
            ],
            CANNOT_SAY: [
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
            RELEASE: { guard: 'byHand', target: '#moneyWrite.notDone', actions: 'drop' },
          },
        },
      },
    },
    /** Known: nothing moved. Sending again is a new intention. */
    notDone: { on: { START: { target: 'sending', actions: ['begin', 'send'] }, RESET: 'idle' } },
    /** Known: it went through. The same form may be used for another one. */
    done: { on: { START: { target: 'sending', actions: ['begin', 'send'] }, RESET: 'idle' } },
  },
})
