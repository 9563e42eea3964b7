import { AxiosError, AxiosHeaders, isAxiosError, type AxiosAdapter, type AxiosResponse } from 'axios'
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

/** An axios adapter that returns the preloaded response as if it came from the network. */
export const respondWith =
  (preloaded: Promise<Response>): AxiosAdapter =>
  async (config) => {
    const read = async (): Promise<AxiosResponse<string>> => {
      const response = await preloaded
      const headers = AxiosHeaders.from(Object.fromEntries(response.headers))
      return { data: await response.text(), status: response.status, statusText: response.statusText, headers, config }
    }
    try {
      const response = await race(read(), config.signal as AbortSignal | undefined, config.timeout)
      if (!response.status || !config.validateStatus || config.validateStatus(response.status)) return response
      throw new AxiosError(`status ${response.status}`, AxiosError.ERR_BAD_RESPONSE, config, null, response)
    } catch (error) {
      throw isAxiosError(error) ? Object.assign(error, { config }) : new AxiosError('Network Error', AxiosError.ERR_NETWORK, config, error)
    }
  }
