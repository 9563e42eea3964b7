import type { SafeStorage } from './safe-storage.ts'

/**
 * A storage with synchronous reads from memory and delayed writes. `ready` resolves when the data of earlier pages is loaded, `saved` when everything
 * is written.
 */
export interface DatabaseStorage extends SafeStorage {
  ready: () => Promise<void>
  saved: () => Promise<void>
}

const NAME = 'matu'
const STORE = 'kept'

/** Some browsers never answer a request, not even that for the database. After this time in ms it counts as refused: money forms wait for it. */
const LONGEST = 2000

const promised = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), LONGEST)
    request.addEventListener('success', () => {
      clearTimeout(timer)
      resolve(request.result)
    })
    request.addEventListener('error', () => {
      clearTimeout(timer)
      reject(request.error ?? new Error('IndexedDB'))
    })
  })

async function open(factory: () => IDBFactory | undefined): Promise<IDBDatabase | null> {
  try {
    const place = factory()
    if (!place) return null
    const request = place.open(NAME, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    return await promised(request)
  } catch {
    return null
  }
}

/**
 * IndexedDB, for browsers where Web Storage is blocked or full. It opens with the first `ready`, `set` or `remove`. If it is blocked too, values stay
 * in memory, and `set` still accepts them.
 */
export function createDatabaseStorage(factory: () => IDBFactory | undefined): DatabaseStorage {
  const memory = new Map<string, string>()
  /** Keys written or removed by this page: the stored values are older. */
  const touched = new Set<string>()
  let database: Promise<IDBDatabase | null> | undefined
  let read: Promise<void> | undefined
  let last: Promise<unknown> = Promise.resolve()

  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore | null> => {
    database ??= open(factory)
    const opened = await database
    return opened?.transaction(STORE, mode).objectStore(STORE) ?? null
  }
  const write = (key: string): void => {
    touched.add(key)
    last = last
      .then(async () => {
        const place = await store('readwrite')
        const value = memory.get(key)
        if (value === undefined) await (place && promised(place.delete(key)))
        else await (place && promised(place.put(value, key)))
      })
      .catch(() => {})
  }
  const load = async (): Promise<void> => {
    try {
      const place = await store('readonly')
      if (!place) return
      const [keys, values] = await Promise.all([promised(place.getAllKeys()), promised<unknown[]>(place.getAll())])
      for (const [index, key] of keys.entries()) {
        const value = values[index]
        if (typeof key === 'string' && typeof value === 'string' && !touched.has(key)) memory.set(key, value)
      }
    } catch {
      // Blocked: nothing is stored.
    }
  }
  return {
    get: (key) => memory.get(key) ?? null,
    set(key, value) {
      memory.set(key, value)
      write(key)
      return true
    },
    remove(key) {
      memory.delete(key)
      write(key)
    },
    ready: () => (read ??= load()),
    saved: () => last.then(() => {}),
  }
}
