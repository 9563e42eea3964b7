import { race } from './race.ts'

/**
 * Responses that a prerendered page requested with plain fetch before the bundle loaded, also that of the CSRF cookie: by URL as the contract writes it
 * ("/api/balances", query included). They are used only by the same session: same token, same language.
 */
export interface PreloadedResponses {
  token: string | null
  locale: string
  responses: Record<string, Promise<Response>>
}

/** A fetch that returns the preloaded response for this URL as if it came from the network; null if there is none. Each can be taken once. */
export type TakePreloaded = (url: string, token: string | null) => typeof fetch | null

/** Older responses are too stale to use. */
const FRESH_MS = 30_000

export const preloadedTaker = (
  preloaded: PreloadedResponses | null | undefined,
  locale: () => string,
  now: () => number,
): TakePreloaded => {
  const until = now() + FRESH_MS
  const responses = new Map(Object.entries(preloaded?.responses ?? {}))
  return (url, token) => {
    if (now() > until || token !== preloaded?.token || locale() !== preloaded.locale) responses.clear()
    const waiting = responses.get(url)
    responses.delete(url)
    const whole = async (): Promise<Response> => {
      const response = await waiting!
      await response.clone().arrayBuffer()
      return response
    }
    return waiting ? (request) => race(whole(), (request as Request).signal) : null
  }
}
