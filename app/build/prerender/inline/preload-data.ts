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
  /** An amount of an answer that is painted before any code has come, in the places that its skeleton keeps (parts/EarlyAmount.tsx). */
  amount: {
    url: string
    field: string
    /** What is added to it, worth the price that the first answer has for its token: the total that the page shows (lib/totalWorth.ts). */
    plus: { url: string; field: string; token: string; rows: string; price: string }
    /** Language tags and options of the number's format, as design-system/lib/format.ts has them. */
    tags: Readonly<Record<string, string>>
    format: Intl.NumberFormatOptions
    /** Cookie with the reader's choices: hidden amounts stay hidden. */
    choices: string
  }
}

/**
 * Runs in the prerendered cabinet before anything else is loaded: asks for the first data with the token that is there, or sends a reader
 * without one to sign in. The SDK takes the answers over (sdk/http/preloaded-responses.ts). Stands in the page as its own source text.
 */
export function preloadCabinetData(list: EarlyList): void {
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
  // The anti-forgery token, as the SDK reads it (sdk/http/cookie.ts): what no header can carry is none, and is asked for before anything else.
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
  // A browser opens six lines to a host: these few go first, the others behind the chunks, which take longer.
  const parsed = new Promise<void>((resolve) => document.addEventListener('DOMContentLoaded', () => resolve()))
  const answers: Record<string, Promise<Response>> = {}
  const own = (search ? undefined : list.byPath[pathname.slice(3).replace(/\/$/, '')]) ?? []
  const { amount } = list
  const first = own.includes(amount.url) ? [amount.url, amount.plus.url] : []
  for (const url of [...first, ...list.first]) answers[url] = ask(url)
  for (const url of [...list.always, ...own]) {
    answers[url] ??= parsed.then(() => ask(url))
    answers[url].catch(() => {}) // whoever takes it hears of it
  }
  const paint = async (): Promise<void> => {
    const pair = document.cookie.split('; ').find((text) => text.startsWith(`${amount.choices}=`)) ?? ''
    if (decodeURIComponent(pair).includes('"hidden":true')) return
    // The frame first: formatting a number for the first time costs a slow phone as much as the frame itself.
    await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))
    // The application reads the answers itself, later: these are copies.
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
    // Eighteen decimals as whole numbers: nothing is rounded.
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
  if (first.length > 0) paint().catch(() => {}) // the application says what is wrong with the answer
  // Until the session of this page listens (app/src/auth/tabs.ts), a sign-out in another tab is heard here: what was painted goes at once.
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
 * Runs in a public page before anything else is loaded: asks for the data that it shows, so that neither a transport nor a session is fetched for
 * it (SDK's `readPreloaded`). Stands in the page as its own source text.
 */
export function preloadPublicData(config: string, urls: readonly string[]): void {
  const locale = location.pathname.slice(1, 3)
  let base = ''
  try {
    base = ((JSON.parse(document.getElementById(config)?.textContent || '{}') as { api?: string }).api ?? '').replace(/\/+$/, '')
  } catch {
    return // the application says what is wrong with the configuration
  }
  const headers = { Accept: 'application/json', 'Accept-Language': locale }
  // The anti-forgery token, as the SDK reads it (sdk/http/cookie.ts): what no header can carry is none, and is asked for before anything else.
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
  // On a fast line (ms to the first byte) the first picture comes before it: even a request costs a phone some of its time.
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
