import { getFetch, type FetchAdapterConfig } from 'axios/unsafe/adapters/fetch.js'
import { BrokenLine, type Break } from './broken-line.ts'

export interface Sent {
  href: string
  method: string
  headers: Record<string, string>
  body: string | FormData | undefined
  credentials: boolean
  timeout: number
  signal: AbortSignal | undefined
  /** outlives the page: for the sign-out that is sent while the tab closes */
  keepalive: boolean
}

export interface Answer {
  status: number
  header: (name: string) => string | null
  text: string
}

const REASONS: Record<string, Break> = { ERR_CANCELED: 'aborted', ETIMEDOUT: 'timeout', ECONNABORTED: 'timeout' }

const reasonOf = (error: unknown): Break => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? 'network'
}

/**
 * One request by axios' fetch adapter (why this part of axios: see the README). Resolves with any status, rejects with
 * BrokenLine. Redirects are an error: they would carry the anti-forgery token to wherever they point.
 */
export const send = async (sent: Sent, customFetch?: typeof fetch): Promise<Answer> => {
  try {
    const config: FetchAdapterConfig = {
      url: sent.href,
      method: sent.method,
      // axios would name itself, which is not a safelisted header across origins
      headers: { ...sent.headers, 'User-Agent': false },
      data: sent.body,
      timeout: sent.timeout,
      withCredentials: sent.credentials,
      // the token is ours to place
      withXSRFToken: false,
      responseType: 'text',
      fetchOptions: { redirect: 'error', keepalive: sent.keepalive },
      ...(sent.signal && { signal: sent.signal }),
      ...(customFetch && { env: { fetch: customFetch } }),
    }
    const answer = await getFetch(config)(config)
    const header = (name: string): string | null => answer.headers.get(name)?.toString() ?? null
    return { status: answer.status, header, text: answer.data }
  } catch (error) {
    throw new BrokenLine(reasonOf(error), error)
  }
}
