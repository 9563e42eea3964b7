export interface PreloadManifest {
  /** The token's key in localStorage. */
  token: string
  /** Query parameter with the page to return to. */
  returnToParam: string
  /** Id of the element with the configuration. */
  config: string
  /** Paths that are requested first. */
  first: readonly string[]
  /** Paths that every page of the layout requests. */
  always: readonly string[]
  /** Further requests by page (the path after the language), unless the URL has a query. */
  byPath: Readonly<Record<string, readonly string[]>>
  /** Further requests by page that only wide screens send. */
  wide: { media: string; byPath: Readonly<Record<string, readonly string[]>> }
  /** An amount that is painted before any code is loaded, in the place of its skeleton (design-system/components/PreloadedAmount.tsx). */
  amount: {
    url: string
    field: string
    /**
     * An amount of another response that is added, converted at the price that the first response has for its token: the total that the page shows
     * (design-system/lib/totalWorth.ts).
     */
    plus: { url: string; field: string; token: string; rows: string; price: string }
    /** Locale tags and number format options, as in design-system/lib/format.ts. */
    tags: Readonly<Record<string, string>>
    format: Intl.NumberFormatOptions
    /** Cookie with the user's preferences: hidden amounts stay hidden. */
    choices: string
  }
}

/**
 * Runs in the prerendered cabinet before anything else is loaded: requests the first data with the stored token, or redirects to sign-in if there is
 * none. The SDK takes over the responses (sdk/http/preloaded-responses.ts). Inlined as source text, so it must be self-contained.
 */
export function preloadCabinetData(list: PreloadManifest): void {
  const { pathname, search, hash } = location
  const lang = pathname.slice(1, 3)
  let token: string | null = null
  try {
    token = localStorage.getItem(list.token)
  } catch {
    // Storage is blocked: a newly opened page is signed out.
  }
  if (!token) {
    document.documentElement.hidden = true
    location.replace(`/${lang}/login?${list.returnToParam}=${encodeURIComponent(pathname + search + hash)}`)
    return
  }
  let base = ''
  try {
    base = ((JSON.parse(document.getElementById(list.config)?.textContent || '{}') as { api?: string }).api ?? '').replace(/\/+$/, '')
  } catch {
    return // the application reports the invalid configuration
  }
  const headers = { Accept: 'application/json', 'Accept-Language': lang, Authorization: `Bearer ${token}` }
  // The CSRF token, as the SDK reads it (sdk/http/cookie.ts). One that no header can carry counts as missing; a missing token is requested first.
  const csrfToken = (): string | undefined =>
    document.cookie
      .split('; ')
      .filter((text) => text.startsWith('XSRF-TOKEN='))
      .map((text) => {
        try {
          return decodeURIComponent(text.slice(11))
        } catch {
          return text.slice(11)
        }
      })
      .find((value) => /^[\x21-\x7e]+$/.test(value))
  const request = (url: string): Promise<Response> => {
    const csrf = csrfToken()
    return fetch(base + url, {
      headers: csrf === undefined ? headers : { ...headers, 'X-XSRF-TOKEN': csrf },
      credentials: 'include',
      redirect: 'manual',
    })
  }
  const csrfCookie = csrfToken() === undefined ? request('/sanctum/csrf-cookie') : undefined
  const ready = csrfCookie?.catch(() => {})
  const ask = (url: string): Promise<Response> => {
    const answer = ready ? ready.then(() => request(url)) : request(url)
    answer.catch(() => {})
    return answer
  }
  // Browsers open six connections per host: these few requests go first, the others after the chunks, which take longer.
  const parsed = new Promise<void>((resolve) => document.addEventListener('DOMContentLoaded', () => resolve()))
  const answers: Record<string, Promise<Response>> = {}
  const page = pathname.slice(3).replace(/\/$/, '')
  const own = search ? [] : [...(list.byPath[page] ?? []), ...((matchMedia(list.wide.media).matches && list.wide.byPath[page]) || [])]
  const { amount } = list
  const first = own.includes(amount.url) ? [amount.url, amount.plus.url] : []
  for (const url of [...first, ...list.first]) answers[url] = ask(url)
  for (const url of [...list.always, ...own]) {
    answers[url] ??= parsed.then(() => ask(url))
    answers[url].catch(() => {}) // handled where the response is used
  }
  const paint = async (): Promise<void> => {
    const pair = document.cookie.split('; ').find((text) => text.startsWith(`${amount.choices}=`)) ?? ''
    if (decodeURIComponent(pair).includes('"hidden":true')) return
    // Paint the layout first: formatting a number for the first time takes a slow phone as long as the layout.
    await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))
    // The application reads the responses later, so these are clones.
    const read = async (url: string): Promise<Record<string, unknown>> => {
      const answer = await answers[url]
      return answer?.ok ? ((await answer.clone().json()) as Record<string, unknown>) : {}
    }
    const { plus } = amount
    const [most, rest] = await Promise.all([read(amount.url), read(plus.url)])
    await parsed
    const rows = most[plus.rows]
    const row = (Array.isArray(rows) ? (rows as Record<string, unknown>[]) : []).find((entry) => entry['token'] === rest[plus.token])
    const [tokens, added, price] = [most[amount.field], rest[plus.field], row?.[plus.price] ?? '1']
    const isAmount = (text: unknown): text is string => typeof text === 'string' && /^\d+(\.\d{1,18})?$/.test(text)
    if (!isAmount(tokens) || !isAmount(added) || !isAmount(price)) return
    // Integer arithmetic with eighteen decimals, so that nothing is rounded.
    const one = 10n ** 18n
    const units = (text: string): bigint => {
      const [whole = '', decimals = ''] = text.split('.')
      return BigInt(whole + decimals.padEnd(18, '0'))
    }
    const sum = units(tokens) + (units(added) * units(price)) / one
    const value = `${String(sum / one)}.${String(sum % one).padStart(18, '0')}`
    const texts = { integer: '', fraction: '' }
    for (const part of new Intl.NumberFormat(amount.tags[lang], amount.format).formatToParts(value as Intl.StringNumericLiteral))
      texts[part.type === 'decimal' || part.type === 'fraction' ? 'fraction' : 'integer'] += part.value
    const place = document.querySelector('[data-early]')
    for (const key of ['integer', 'fraction'] as const) {
      const target = place?.querySelector(`.${key}`)
      if (target) target.textContent = texts[key]
    }
    place?.setAttribute('data-early', texts.integer.length + texts.fraction.length > 11 ? 'long' : 'there')
  }
  if (first.length > 0) paint().catch(() => {}) // the application reports invalid responses
  // Until the session listens (app/src/auth/tabs.ts), this detects a sign-out in another tab and hides the painted amount at once.
  const heard = ({ key }: StorageEvent): void => {
    if ((key !== null && key !== list.token) || localStorage.getItem(list.token) === token) return
    document.documentElement.hidden = true
    location.reload()
  }
  addEventListener('storage', heard)
  const begun = (): void => removeEventListener('storage', heard)
  ;(window as { matuEarly?: unknown }).matuEarly = { token, locale: lang, responses: answers, csrfCookie, begun }
}

/**
 * Runs on a public page before anything else is loaded: requests the data that it shows, so that it needs neither the transport nor a session (the
 * SDK's `readPreloaded`). Inlined as source text, so it must be self-contained.
 */
export function preloadPublicData(config: string, urls: readonly string[]): void {
  const locale = location.pathname.slice(1, 3)
  let base = ''
  try {
    base = ((JSON.parse(document.getElementById(config)?.textContent || '{}') as { api?: string }).api ?? '').replace(/\/+$/, '')
  } catch {
    return // the application reports the invalid configuration
  }
  const headers = { Accept: 'application/json', 'Accept-Language': locale }
  // The CSRF token, as the SDK reads it (sdk/http/cookie.ts). One that no header can carry counts as missing; a missing token is requested first.
  const csrfToken = (): string | undefined =>
    document.cookie
      .split('; ')
      .filter((text) => text.startsWith('XSRF-TOKEN='))
      .map((text) => {
        try {
          return decodeURIComponent(text.slice(11))
        } catch {
          return text.slice(11)
        }
      })
      .find((value) => /^[\x21-\x7e]+$/.test(value))
  const request = (url: string): Promise<Response> => {
    const csrf = csrfToken()
    return fetch(base + url, {
      headers: csrf === undefined ? headers : { ...headers, 'X-XSRF-TOKEN': csrf },
      credentials: 'include',
      redirect: 'manual',
    })
  }
  // On a fast connection the first paint goes first: even sending a request takes a phone some time.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const fast = load !== undefined && load.responseStart - load.requestStart < 80 && document.visibilityState === 'visible'
  const painted = fast ? new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))) : null
  const begin = (): Promise<Response> => request('/sanctum/csrf-cookie')
  const csrfCookie = csrfToken() === undefined ? (painted?.then(begin) ?? begin()) : undefined
  const ready = csrfCookie?.catch(() => {}) ?? painted
  const answers: Record<string, Promise<Response>> = {}
  for (const url of urls) {
    const answer = ready ? ready.then(() => request(url)) : request(url)
    answer.catch(() => {})
    answers[url] = answer
  }
  ;(window as { matuEarly?: unknown }).matuEarly = { token: null, locale, responses: answers, csrfCookie }
}
