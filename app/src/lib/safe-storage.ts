/** The part of Web Storage that we use. `set` returns whether the value outlives the page. */
export interface SafeStorage {
  get: (key: string) => string | null
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
}

/** Web Storage that never throws. If it is blocked or full, nothing is stored and `set` returns `false`. */
export function createPlainStorage(storage: () => Storage | undefined): SafeStorage {
  // Even reading `window.localStorage` throws where cookies are blocked.
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

/** Web Storage that falls back to memory, so that everything works while the page is open. A value in memory is newer than the stored one. */
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
