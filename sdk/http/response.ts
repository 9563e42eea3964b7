import type { AxiosHeaders, AxiosResponse } from 'axios'

/** axios makes AxiosHeaders of what any adapter returns. */
export const headerOf = (response: AxiosResponse<unknown>, name: string): string | null =>
  (response.headers as AxiosHeaders).get(name)?.toString() ?? null

/** Text from the network; a custom adapter may have parsed it already. */
export const textOf = ({ data }: AxiosResponse<unknown>): string =>
  typeof data === 'string' ? data : data === undefined || data === null ? '' : JSON.stringify(data)

/** fetch hides a redirect that it must not follow behind status 0; other adapters and Node show the 3xx status. */
export const isRedirect = (status: number): boolean => status === 0 || (status >= 300 && status < 400)

/** Retry-After in whole seconds, given as seconds or as an HTTP date; undefined if absent or unreadable. */
export const parseRetryAfter = (value: string | null | undefined, now: number): number | undefined => {
  const text = value?.trim()
  if (!text) return undefined
  if (/^\d+$/.test(text)) return Math.min(Number(text), 86_400)
  // An HTTP date contains a month name; Date.parse would read "-5" or "1.5" as a year.
  const date = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.min(Math.max(0, Math.ceil((date - now) / 1000)), 86_400)
}

export const retryAfterOf = (response: AxiosResponse<unknown>, now: number): number | undefined =>
  parseRetryAfter(headerOf(response, 'Retry-After'), now)
