/** The three verbs that we use of Web Storage. */
export interface Keep {
  get: (key: string) => string | null
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
}

/**
 * Web Storage that never throws. Blocked or full storage falls back to memory: the page then works as long as it is open.
 * A key that is in memory is newer than what the storage holds.
 */
export function createKeep(storage: () => Storage | undefined): Keep {
  const memory = new Map<string, string>()
  const real = (): Storage | undefined => {
    try {
      return storage() // reading `window.localStorage` itself throws where cookies are blocked
    } catch {
      return undefined
    }
  }
  return {
    get(key) {
      const held = memory.get(key)
      if (held !== undefined) return held
      try {
        return real()?.getItem(key) ?? null
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        const place = real()
        if (!place) throw new Error('no storage')
        place.setItem(key, value)
        memory.delete(key)
        return true
      } catch {
        memory.set(key, value)
        return false
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        real()?.removeItem(key)
      } catch {
        // Nothing is kept there, so nothing is left there.
      }
    },
  }
}
