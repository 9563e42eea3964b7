export interface EarlyList {
  /** Key of the token in localStorage. */
  token: string
  /** Query parameter that remembers the wanted page. */
  wanted: string
  /** Id of the element with the configuration. */
  config: string
  /** Addresses that are asked for before anything else. */
  first: readonly string[]
  /** Addresses that every page of the frame asks for. */
  always: readonly string[]
  /** Further ones by the path behind the language, where nothing is filtered. */
  byPath: Readonly<Record<string, readonly string[]>>
}

/**
 * Runs in the prerendered cabinet before anything else is loaded: asks for the first data with the token that is there, or sends a reader
 * without one to sign in. The SDK takes the answers over (sdk/http/early.ts). Stands in the page as its own source text.
 */
export function askEarly(list: EarlyList): void {
  const { pathname, search, hash } = location
  const lang = pathname.slice(1, 3)
  let token: string | null = null
  try {
    token = localStorage.getItem(list.token)
  } catch {
    // Storage is blocked: nobody is signed in on a fresh page.
  }
  if (!token) {
    document.documentElement.hidden = true
    location.replace(`/${lang}/login?${list.wanted}=${encodeURIComponent(pathname + search + hash)}`)
    return
  }
  let base = ''
  try {
    base = ((JSON.parse(document.getElementById(list.config)?.textContent || '{}') as { api?: string }).api ?? '').replace(/\/+$/, '')
  } catch {
    return // the application says what is wrong with the configuration
  }
  const headers = { Accept: 'application/json', 'Accept-Language': lang, Authorization: `Bearer ${token}` }
  const ask = (url: string): Promise<Response> => {
    const answer = fetch(base + url, { headers, credentials: 'include', redirect: 'error' })
    answer.catch(() => {})
    return answer
  }
  // A browser opens six lines to a host: these few go first, the others behind the chunks, which take longer.
  const parsed = new Promise<void>((resolve) => document.addEventListener('DOMContentLoaded', () => resolve()))
  const answers: Record<string, Promise<Response>> = {}
  const own = (search ? undefined : list.byPath[pathname.slice(3).replace(/\/$/, '')]) ?? []
  for (const url of list.first) answers[url] = ask(url)
  for (const url of [...list.always, ...own]) answers[url] ??= parsed.then(() => ask(url))
  ;(window as { matuEarly?: unknown }).matuEarly = { token, locale: lang, answers }
}
