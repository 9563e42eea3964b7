export interface Store<T> {
  get: () => T
  set: (part: Partial<T>) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<T extends object>(initial: T): Store<T> {
  let now = initial
  const listeners = new Set<() => void>()
  return {
    get: () => now,
    set(part) {
      if (Object.entries(part).every(([key, value]) => Object.is(now[key as keyof T], value))) return
      now = { ...now, ...part }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
