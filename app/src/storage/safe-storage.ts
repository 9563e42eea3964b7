/** The three verbs that we use of Web Storage. `set` answers whether it is kept beyond this page. */
export interface SafeStorage {
  get: (key: string) => string | null
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
}

/** Web Storage that never throws: what is blocked or full keeps nothing and says so. */
export function createPlainStorage(storage: () => Storage | undefined): SafeStorage {
  // Reading `window.localStorage` itself throws where cookies are blocked.
  const attempt = <T>(action: (place: Storage) => T, otherwise: T): T => {
    try {
      const place = storage()
      return place ? action(place) : otherwise
    } catch {
      return otherwise
    }
  }
  return {
    get: (key) => attempt((place) => place.getItem(key), null),
    set: (key, value) => attempt((place) => (place.setItem(key, value), true), false),
    remove: (key) => attempt((place) => place.removeItem(key), undefined),
  }
}

/**
 * Web Storage that falls back to memory: the page then works as long as it is open. A key that is in memory is newer than what the storage
 * holds.
 */
export function createSafeStorage(storage: () => Storage | undefined): SafeStorage {
  const memory = new Map<string, string>()
  const plain = createPlainStorage(storage)
  return {
    get: (key) => memory.get(key) ?? plain.get(key),
    set(key, value) {
      const kept = plain.set(key, value)
      if (kept) memory.delete(key)
      else memory.set(key, value)
      return kept
    },
    remove(key) {
      memory.delete(key)
      plain.remove(key)
    },
  }
}
