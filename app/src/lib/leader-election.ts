/** Lets one of several tabs perform a task; another takes over when it stops or closes. Returns a function that resigns. */
export type LeaderElection = (name: string, granted: () => void) => () => void

/** Uses the Web Locks API. Without it every tab is a leader. */
export const createLeaderElection =
  (locks: () => LockManager | undefined): LeaderElection =>
  (name, granted) => {
    const leave = new AbortController()
    let release = (): void => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const alone = (): void => {
      if (!leave.signal.aborted) granted()
    }
    const manager = locks()
    if (manager) {
      const own = (): Promise<void> => {
        alone()
        return held
      }
      manager.request(name, { signal: leave.signal }, own).catch(alone)
    } else queueMicrotask(alone)
    return () => {
      leave.abort()
      release()
    }
  }
