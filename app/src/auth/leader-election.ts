/** Of all tabs that want to do a thing, one does it; the next takes over when it stops or is closed. Answers how to stop. */
export type LeaderElection = (name: string, granted: () => void) => () => void

/** By the browser's locks. Without them each tab takes itself for the only one. */
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
