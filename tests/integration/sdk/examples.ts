import { examples as written } from '#sdk/generated/examples.ts'

/** The contract's own examples of successful responses, by operation. */
export const examples = (): Map<string, unknown[]> =>
  new Map(
    Object.entries(written).map(([id, one]) => {
      if ('answers' in one) return [id, Object.values(one.answers)]
      return [id, 'answer' in one ? [one.answer] : []]
    }),
  )
