/**
 * Runs a task under a browser lock, so that no other tab runs it at the same time. `waited`: another tab held the lock first. If locks are
 * unavailable or refused, just runs the task.
 */
export async function exclusively<T>(locks: LockManager | undefined, name: string, task: (waited: boolean) => Promise<T>): Promise<T> {
  if (!locks) return task(false)
  let begun = false
  const begin = (waited: boolean): Promise<T> => {
    begun = true
    return task(waited)
  }
  const taken = Symbol('taken')
  try {
    const first = await locks.request(name, { ifAvailable: true }, async (lock) => (lock ? begin(false) : taken))
    return typeof first === 'symbol' ? await locks.request(name, () => begin(true)) : (first as T)
  } catch (error) {
    if (begun) throw error
    return task(false)
  }
}
