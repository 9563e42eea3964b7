import { AxiosError, AxiosHeaders, isAxiosError, type AxiosAdapter, type AxiosResponse } from 'axios'
import { race } from './race.ts'

/**
 * What a prerendered page asked for by plain fetch before the bundle was there: `responses` by address as the contract writes it
 * ("/api/balances", query included). They serve a session that is still the same: same token, same language.
 */
export interface PreloadedResponses {
  token: string | null
  locale: string
  responses: Record<string, Promise<Response>>
  /** the anti-forgery cookie, where the page had to ask for it first */
  csrfCookie?: Promise<Response>
  /** Ends what stood in for the session until it began. */
  begun?: () => void
}

export interface PreloadedStore {
  /** the waiting response for this address, once */
  take: (url: string, token: string | null, locale: string) => Promise<Response> | null
  /** whether the page's own request brought the anti-forgery cookie; told once */
  tookCsrfCookie: () => Promise<boolean>
}

/** Older than this, a response is no longer news. */
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

/** An adapter that answers with a waiting response as the network would have. */
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
