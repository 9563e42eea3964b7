import type { CookieJar } from '#app/src/lib/cookies.ts'

/** A browser's cookie jar, as far as `document.cookie` shows it. */
export function fakeJar(): CookieJar & { written: string[] } {
  const cookies = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [pair = '', ...rest] = text.split('; ')
      const at = pair.indexOf('=')
      if (rest.includes('Max-Age=0')) cookies.delete(pair.slice(0, at))
      else cookies.set(pair.slice(0, at), pair.slice(at + 1))
    },
  }
}

/** A local storage that can be full. */
export function fakeStorage(): Storage & { full: boolean } {
  const entries = new Map<string, string>()
  return {
    full: false,
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      if (this.full) throw new Error('QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

/** The locks shared by the tabs of one browser. */
export function fakeLocks(): LockManager {
  const held = new Map<string, Promise<unknown>>()
  const take = async (name: string, task: (lock: Lock | null) => unknown): Promise<unknown> => {
    const before = held.get(name)
    const run = (async () => {
      await before?.catch(() => {})
      return task({ name, mode: 'exclusive' })
    })()
    held.set(name, run)
    try {
      return await run
    } finally {
      if (held.get(name) === run) held.delete(name)
    }
  }
  const request = (name: string, ...rest: unknown[]): Promise<unknown> => {
    const task = rest.at(-1) as (lock: Lock | null) => unknown
    const { ifAvailable = false } = rest.length > 1 ? (rest[0] as LockOptions) : {}
    return ifAvailable && held.has(name) ? Promise.resolve(task(null)) : take(name, task)
  }
  return { request: request as LockManager['request'], query: () => Promise.resolve({}) }
}
