/** Retry-After in whole seconds, given as seconds or as an HTTP date; undefined if absent or unreadable. */
export const parseRetryAfter = (value: string | null | undefined, now: number): number | undefined => {
  const text = value?.trim()
  if (!text) return undefined
  if (/^\d+$/.test(text)) return Math.min(Number(text), 86_400)
  // An HTTP date contains a month name; Date.parse would read "-5" or "1.5" as a year.
  const date = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.min(Math.max(0, Math.ceil((date - now) / 1000)), 86_400)
}
