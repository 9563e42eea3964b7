import { assign, setup } from 'xstate'

export type ReviewEvent =
  /** The form is valid: show its values for review. */
  | { type: 'REVIEW' }
  | { type: 'EDIT' }
  /** The server rejected a field. */
  | { type: 'REFUSED' }
  /** The address names this step: after going back or forward, or a reload. `drafted`: what was typed into the form is still known. */
  | { type: 'AT'; step: 'details' | 'review'; drafted?: boolean }

/** The steps of a form that is reviewed before sending: details, review, and back to details when refused. Each step is a history entry. */
export const reviewMachine = setup({
  types: { events: {} as ReviewEvent, context: {} as { reviewed: boolean } },
  guards: {
    /** An address leads to the review only if the values were reviewed on this page, or are still known from before a reload. */
    isReviewed: ({ context, event }) => event.type === 'AT' && event.step === 'review' && (context.reviewed || event.drafted === true),
    isDetails: ({ event }) => event.type === 'AT' && event.step === 'details',
  },
  actions: {
    remember: assign({ reviewed: true }),
    /** Pushes the review step as a history entry, and goes back from it. Implemented by `.provide()`. */
    forward: () => {},
    back: () => {},
  },
}).createMachine({
  id: 'review',
  context: { reviewed: false },
  initial: 'details',
  states: {
    details: {
      on: {
        REVIEW: { target: 'review', actions: ['remember', 'forward'] },
        AT: { guard: 'isReviewed', target: 'review' },
      },
    },
    review: {
      on: {
        EDIT: { target: 'details', actions: 'back' },
        REFUSED: { target: 'details', actions: 'back' },
        AT: { guard: 'isDetails', target: 'details' },
      },
    },
  },
})
