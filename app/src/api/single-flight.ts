/**
 * Runs one action at a time. It locks synchronously, because a `disabled` prop set by a render lets a double click through. Returns whether the
 * action was started.
 */
export interface SingleFlight {
  run: (action: () => Promise<unknown>) => boolean
}

export function createSingleFlight(): SingleFlight {
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
