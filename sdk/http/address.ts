import { withPageNumber } from './cursor.ts'

/** Flags are sent as 1 and 0: Laravel's `boolean` rule rejects "true". */
const toText = (value: unknown): string => String(typeof value === 'boolean' ? Number(value) : value)

/** axios' `paramsSerializer`. A list repeats its parameter name; null and undefined are omitted. */
export const toQuery = (params: object): string => {
  if (params instanceof URLSearchParams) return params.toString()
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params) as [string, unknown][]) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (item !== undefined && item !== null) query.append(name, toText(item))
    }
  }
  return withPageNumber(`?${query.toString()}`).slice(1)
}

/** Whether a full URL (base already prepended) points into the API, and at which path, as the contract spells it, without the query. */
export const locate = (baseUrl: string, url: string, pageUrl = globalThis.location?.href ?? 'http://localhost/') => {
  const root = new URL(`${baseUrl.replace(/\/+$/, '')}/`, pageUrl)
  const full = new URL(url, pageUrl)
  const isApi = full.origin === root.origin && full.pathname.startsWith(root.pathname)
  return { path: isApi ? `/${full.pathname.slice(root.pathname.length)}` : full.pathname, isApi }
}
