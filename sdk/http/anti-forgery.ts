const WINDOW_MS = 10_000
const MOST_IN_WINDOW = 3

/** Thrown instead of a request while the server keeps refusing: at most three requests in ten seconds (quality.md S4). */
export class AntiForgeryTripped extends Error {
  readonly seconds: number

  /** @param cause why the cookie could not be had; undefined if it was had and refused */
  constructor(seconds: number, cause: unknown) {
    super('anti-forgery', { cause })
    this.seconds = seconds
  }
}

export interface AntiForgery {
  /** resolves, when the cookie is there, with the cookie's generation; all that wait share one fetch */
  ready: () => Promise<number>
  /** a 419 for a request sent with this generation; true if it is worth a repeat */
  refused: (generation: number) => boolean
  /** a checked request got through: the trouble is over */
  accepted: () => void
}

/**
 * The flag of product.md §4: "fetched before the first request and after any 419 response (flag cleared)".
 * A storm of 419s for one generation of the cookie counts as one failure.
 */
export const createAntiForgery = (fetchCookie: () => Promise<void>, now: () => number): AntiForgery => {
  let generation = 0
  let obtained = false
  let pending: Promise<number> | null = null
  let trouble: number[] = []
  let reason: unknown

  const recent = (): number[] => (trouble = trouble.filter((at) => now() - at < WINDOW_MS))

  const fetchOnce = async (): Promise<number> => {
    const healing = generation > 0
    if (healing) trouble.push(now())
    try {
      await fetchCookie()
    } catch (error) {
      if (!healing) trouble.push(now())
      reason = error
      throw error
    }
    obtained = true
    generation += 1
    return generation
  }

  return {
    ready: async () => {
      if (obtained) return generation
      if (pending) return pending
      const failures = recent()
      if (failures.length >= MOST_IN_WINDOW) {
        throw new AntiForgeryTripped(Math.ceil((WINDOW_MS - (now() - (failures.at(-1) ?? now()))) / 1000), reason)
      }
      pending = fetchOnce().finally(() => (pending = null))
      return pending
    },
    refused: (sentWith) => {
      if (sentWith === generation && obtained) {
        obtained = false
        reason = undefined
        trouble.push(now())
      }
      // An older generation: somebody else's 419 has brought a new cookie since, or is about to.
      return pending !== null || obtained || recent().length + 2 <= MOST_IN_WINDOW
    },
    accepted: () => {
      trouble = []
    },
  }
}
