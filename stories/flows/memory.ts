/** In-memory cookies and storage of a browser: flows in two tabs never interfere, and leave nothing behind. */
export interface Memory {
  local: Storage
  session: Storage
  /** Format of `document.cookie`: without HttpOnly cookies. */
  cookies: () => string
  allCookies: () => Record<string, string>
  /** Stores a cookie line from a server or a page. `page`: written by the page. */
  setCookie: (line: string, by?: 'page') => void
}

export function createStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

export function createMemory(): Memory {
  const jar = new Map<string, { value: string; hidden: boolean }>()
  return {
    local: createStorage(),
    session: createStorage(),
    cookies: () =>
      [...jar]
        .filter(([, { hidden }]) => !hidden)
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; '),
    allCookies: () => Object.fromEntries([...jar].map(([name, { value }]) => [name, value])),
    setCookie(line, by) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const at = pair.indexOf('=')
      if (at < 1) return
      const hidden = attributes.some((one) => one.toLowerCase() === 'httponly')
      const name = pair.slice(0, at)
      if (by === 'page' && (hidden || jar.get(name)?.hidden)) return
      const age = attributes.find((one) => /^max-age=/i.test(one))?.split('=')[1]
      const until = attributes.find((one) => /^expires=/i.test(one))?.slice('expires='.length)
      const over = age === undefined ? until !== undefined && Date.parse(until) <= Date.now() : Number(age) <= 0
      if (over) jar.delete(name)
      else jar.set(name, { value: pair.slice(at + 1), hidden })
    },
  }
}
