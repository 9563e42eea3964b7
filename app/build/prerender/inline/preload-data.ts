export interface PreloadList {
  /** The token's key in localStorage, on pages that need a session. */
  token: string | null
  /** Query parameter with the page to return to. */
  returnToParam: string
  /** Id of the element with the configuration. */
  config: string
  /** What every page of this kind requests, and each page itself (by the path after the language) unless its address has a query. */
  always: readonly string[]
  byPath: Readonly<Record<string, readonly string[]>>
}

/**
 * Requests a page's first data before any code is loaded, with the stored token; without one a page of the cabinet leads to sign-in. The SDK takes
 * over the responses (sdk/http/preloaded-responses.ts). Inlined as source text, so it must be self-contained.
 */
export function preloadData(list: PreloadList): void {
  const { pathname, search, hash } = location
  const locale = pathname.slice(1, 3)
  let token: string | null = null
  let base = ''
  try {
    token = list.token && localStorage.getItem(list.token)
    base = ((JSON.parse(document.getElementById(list.config)?.textContent || '{}') as { api?: string }).api ?? '').replace(/\/+$/, '')
  } catch {
    // Storage is blocked: the visitor is signed out. An invalid configuration is reported by the application.
  }
  if (list.token && !token) {
    document.documentElement.hidden = true
    location.replace(`/${locale}/login?${list.returnToParam}=${encodeURIComponent(pathname + search + hash)}`)
    return
  }
  const csrfToken = (): string | undefined => {
    try {
      const [, written = ''] = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie) ?? []
      return /^[!-~]+$/.exec(decodeURIComponent(written))?.[0]
    } catch {
      return undefined // cannot be decoded: a new one is requested
    }
  }
  const request = (url: string): Promise<Response> => {
    const headers = new Headers({ Accept: 'application/json', 'Accept-Language': locale })
    if (token) headers.set('Authorization', `Bearer ${token}`)
    const csrf = csrfToken()
    if (csrf) headers.set('X-XSRF-TOKEN', csrf)
    return fetch(base + url, { headers, credentials: 'include', redirect: 'manual' })
  }
  const responses: Record<string, Promise<Response>> = {}
  const cookie = csrfToken() ? undefined : (responses['/sanctum/csrf-cookie'] = request('/sanctum/csrf-cookie'))
  const ready = cookie?.catch(() => {})
  for (const url of [...list.always, ...(search ? [] : (list.byPath[pathname.slice(3).replace(/\/$/, '')] ?? []))]) {
    responses[url] = ready ? ready.then(() => request(url)) : request(url)
    responses[url].catch(() => {}) // handled where the response is used
  }
  Object.assign(window, { matuEarly: { token, locale, responses } })
}
