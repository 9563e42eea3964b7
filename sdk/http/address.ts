import { parseJson } from './parse.ts'

export interface Address {
  /** the path inside the API, as the contract writes it, without the query */
  path: string
  /** bearer, anti-forgery token and credentials go nowhere else */
  isApi: boolean
}

const plain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)

const fromJson = (text: string): unknown => {
  const parsed = parseJson(text)
  return parsed.ok ? parsed.data : undefined
}

/** Flags are 1 and 0: Laravel's `boolean` rule refuses "true". */
const toText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? '1' : '0'
  return value instanceof Date ? value.toISOString() : JSON.stringify(value)
}

/** A GET's object body as its query. Lists repeat their name; null and undefined are left out. */
export const toQuery = (body: unknown): URLSearchParams => {
  if (body instanceof URLSearchParams) return body
  const source = typeof body === 'string' ? fromJson(body) : body
  const query = new URLSearchParams()
  if (!plain(source)) return query
  for (const [name, value] of Object.entries(source)) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (item !== undefined && item !== null) query.append(name, toText(item))
    }
  }
  return query
}

/** Whether an address, with the API's base already before it, is in the API, and where. */
export const locate = (baseUrl: string, url: string, pageUrl: string): Address => {
  const root = new URL(`${baseUrl.replace(/\/+$/, '')}/`, pageUrl)
  const full = new URL(url, pageUrl)
  const isApi = full.origin === root.origin && full.pathname.startsWith(root.pathname)
  return { path: isApi ? `/${full.pathname.slice(root.pathname.length)}` : full.pathname, isApi }
}
