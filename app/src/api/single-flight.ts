/**
 * One intention, one request. Closed at once and in the same task: a `disabled` that follows a render lets a double click through.
 * Answers whether the action was started.
 */
export interface Latch {
  run: (action: () => Promise<unknown>) => boolean
}

export function createSingleFlight(): Latch {
  let closed = false
  return {
    run(action) {
      if (closed) return false
      closed = true
      const open = (): void => void (closed = false)
      try {
        action().then(open, open)
      } catch {
        open()
      }
      return true
    },
  }
}
