/**
 * Runs a task that no other tab runs at the same time, under a lock of the browser. `waited`: another tab ran one of that name first. Where there
 * are no locks, or they are refused, it just runs.
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
