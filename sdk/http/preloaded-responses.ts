import { race } from './race.ts'

/**
 * Responses that a prerendered page requested with plain fetch before the bundle loaded: `responses` by URL as the contract writes it
 * ("/api/balances", query included). They are used only by the same session: same token, same language.
 */
export interface PreloadedResponses {
  token: string | null
  locale: string
  responses: Record<string, Promise<Response>>
  /** the response with the CSRF cookie, if the page had to fetch it first */
  csrfCookie?: Promise<Response>
}

export interface PreloadedStore {
  /** the preloaded response for this URL; each can be taken once */
  take: (url: string, token: string | null, locale: string) => Promise<Response> | null
  /** whether the page's own request brought the CSRF cookie; reported once */
  tookCsrfCookie: () => Promise<boolean>
}

/** Older responses are too stale to use. */
const FRESH_MS = 30_000

export const createPreloadedStore = (preloaded: PreloadedResponses | null | undefined, now: () => number): PreloadedStore => {
  const until = now() + FRESH_MS
  const responses = new Map(Object.entries(preloaded?.responses ?? {}))
  for (const response of responses.values()) response.catch(() => {})
  let csrfCookie = preloaded?.csrfCookie
  csrfCookie?.catch(() => {})
  return {
    take: (url, token, locale) => {
      if (responses.size === 0) return null
      if (now() > until || token !== preloaded?.token || locale !== preloaded.locale) responses.clear()
      const response = responses.get(url) ?? null
      responses.delete(url)
      return response
    },
    tookCsrfCookie: async () => {
      const waiting = csrfCookie
      csrfCookie = undefined
      try {
        return (await waiting)?.ok ?? false
      } catch {
        return false
      }
    },
  }
}

/** A fetch that returns the preloaded response with its whole body, as if it came from the network. */
export const fetchPreloaded =
  (preloaded: Promise<Response>): typeof fetch =>
  (request) => {
    const whole = preloaded.then(async (response) => {
      await response.clone().arrayBuffer()
      return response
    })
    return race(whole, (request as Request).signal)
  }
