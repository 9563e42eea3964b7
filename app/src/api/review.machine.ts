import { assign, setup } from 'xstate'

export type ReviewEvent =
  /** The form is filled in rightly: its values are shown as they will be sent. */
  | { type: 'REVIEW' }
  | { type: 'EDIT' }
  /** The server named a field. */
  | { type: 'REFUSED' }
  /** The history of the browser stands at this step: the reader went back or forward. */
  | { type: 'AT'; step: 'details' | 'review' }

/** Details, review, back on refusal: the second look before something is sent. Each step is an entry of the browser's history. */
export const reviewMachine = setup({
  types: { events: {} as ReviewEvent, context: {} as { reviewed: boolean } },
  guards: {
    /** Forward leads only to values that were reviewed on this page. */
    isReviewed: ({ context, event }) => event.type === 'AT' && event.step === 'review' && context.reviewed,
    isDetails: ({ event }) => event.type === 'AT' && event.step === 'details',
  },
  actions: {
    remember: assign({ reviewed: true }),
    /** Makes the step an entry of the history, and leaves it again. Given by `.provide()`. */
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
