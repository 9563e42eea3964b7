import { assign, setup } from 'xstate'

export type ReviewEvent =
  /** The form is valid: show its values for review. */
  | { type: 'REVIEW' }
  | { type: 'EDIT' }
  /** The server rejected a field. */
  | { type: 'REFUSED' }
  /** The browser's history is at this step, for example after going back or forward. */
  | { type: 'AT'; step: 'details' | 'review' }

/** The steps of a form that is reviewed before sending: details, review, and back to details when refused. Each step is a history entry. */
export const reviewMachine = setup({
  types: { events: {} as ReviewEvent, context: {} as { reviewed: boolean } },
  guards: {
    /** Going forward reaches the review only if the values were reviewed on this page. */
    isReviewed: ({ context, event }) => event.type === 'AT' && event.step === 'review' && context.reviewed,
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
