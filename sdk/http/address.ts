import { parseJson } from './parse.ts'

export interface Address {
  /** absolute, with the query */
  href: string
  /** the path inside the API, as the contract writes it, without the query */
  path: string
  /** bearer, anti-forgery token and credentials go nowhere else (quality.md S6) */
  isApi: boolean
}

const withQuery = (url: string, query: string): string => (query === '' ? url : url + (url.includes('?') ? '&' : '?') + query)

const plain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)

const fromJson = (text: string): unknown => {
  const parsed = parseJson(text)
  return parsed.ok ? parsed.data : undefined
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : JSON.stringify(value)

/** product.md §7: "for GET an object body becomes query parameters". Lists repeat their name; null and undefined are left out. */
export const toQuery = (body: unknown): string => {
  if (body instanceof URLSearchParams) return body.toString()
  const source = typeof body === 'string' ? fromJson(body) : body
  if (!plain(source)) return ''
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(source)) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (item !== undefined && item !== null) query.append(name, toText(item))
    }
  }
  return query.toString()
}

/** Puts the API's base before a path of the contract, and says whether what comes out is still the API. */
export const resolveAddress = (baseUrl: string, url: string, pageUrl: string, query = ''): Address => {
  const base = baseUrl.replace(/\/+$/, '')
  const root = new URL(`${base}/`, pageUrl)
  const full = new URL(withQuery(/^[a-z][a-z\d+.-]*:/i.test(url) ? url : base + url, query), pageUrl)
  const inside = full.origin === root.origin && full.pathname.startsWith(root.pathname)
  return { href: full.href, path: inside ? `/${full.pathname.slice(root.pathname.length)}` : full.pathname, isApi: inside }
}
