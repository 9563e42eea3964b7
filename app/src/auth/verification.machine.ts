import { assign, emit, setup } from 'xstate'

export type VerificationEvent =
  | { type: 'STATUS'; verified: boolean; twoFactor: boolean }
  | { type: 'FAILED' }
  | { type: 'NAVIGATED' }
  /** Something was typed into a form of this page. */
  | { type: 'TYPED' }
  | { type: 'SIGNED_OUT' }

/** After verification the page that was wanted before the detour opens. */
export type VerificationEffect = { type: 'go'; to: 'wanted' }

/**
 * Whether an unverified user is sent to the verification page: on a navigation or when the status is first known, never out of a form in use
 * (product.md §2, decisions.md §3). In `noticed` a banner says it instead.
 */
export const verificationMachine = setup({
  types: {
    events: {} as VerificationEvent,
    emitted: {} as VerificationEffect,
    context: {} as { formInUse: boolean; twoFactor: boolean },
  },
  guards: {
    isVerified: ({ event }) => event.type === 'STATUS' && event.verified,
    formInUse: ({ context }) => context.formInUse,
  },
  actions: {
    keepTwoFactor: assign({ twoFactor: ({ event, context }) => (event.type === 'STATUS' ? event.twoFactor : context.twoFactor) }),
    formInUse: assign({ formInUse: true }),
    formLeft: assign({ formInUse: false }),
    forget: assign({ formInUse: false, twoFactor: false }),
    goToWanted: emit({ type: 'go', to: 'wanted' }),
  },
}).createMachine({
  id: 'verification',
  context: { formInUse: false, twoFactor: false },
  initial: 'unknown',
  on: {
    TYPED: { actions: 'formInUse' },
    NAVIGATED: { actions: 'formLeft' },
    SIGNED_OUT: { target: '.unknown', actions: 'forget' },
  },
  states: {
    unknown: {
      on: {
        FAILED: 'failed',
        STATUS: [
          { guard: 'isVerified', target: 'verified', actions: 'keepTwoFactor' },
          { guard: 'formInUse', target: 'noticed', actions: 'keepTwoFactor' },
          { target: 'detoured', actions: 'keepTwoFactor' },
        ],
      },
    },
    failed: {
      on: {
        STATUS: [
          { guard: 'isVerified', target: 'verified', actions: 'keepTwoFactor' },
          { guard: 'formInUse', target: 'noticed', actions: 'keepTwoFactor' },
          { target: 'detoured', actions: 'keepTwoFactor' },
        ],
      },
    },
    verified: {
      on: {
        STATUS: [
          { guard: 'isVerified', actions: 'keepTwoFactor' },
          { target: 'noticed', actions: 'keepTwoFactor' },
        ],
      },
    },
    noticed: {
      on: {
        NAVIGATED: { target: 'detoured', actions: 'formLeft' },
        STATUS: { guard: 'isVerified', target: 'verified', actions: 'keepTwoFactor' },
      },
    },
    detoured: {
      on: { STATUS: { guard: 'isVerified', target: 'verified', actions: ['keepTwoFactor', 'goToWanted'] } },
    },
  },
})
