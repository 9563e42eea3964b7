/**
 * An action that runs once at a time. It locks synchronously, because a `disabled` prop set by a render lets a double click through. Returns whether
 * the action was started.
 */
export function singleFlight<A extends unknown[]>(action: (...args: A) => Promise<unknown>): (...args: A) => boolean {
  let running = false
  return (...args) => {
    if (running) return false
    running = true
    const end = (): void => void (running = false)
    action(...args).then(end, end)
    return true
  }
}
