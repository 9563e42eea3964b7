import type { Locale } from '#design-system/i18n/tags.ts'
import { locales } from '#design-system/i18n/tags.ts'
import { fromBrowser } from '../i18n/detect.ts'
import { localizePath, isLocale } from '../paths.ts'
import type { RequestInfo, Route } from './routing.ts'
import { offlinePage, routeOf } from './routing.ts'
import { PREFIX } from './messages.ts'

export interface CacheDeps {
  caches: CacheStorage
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  origin: string
  /** Id of the build; each build has its own cache. */
  build: string
  /** Resolves when the user has waited long enough for the server; a cached page is shown then. */
  patience: () => Promise<void>
  /** The language that the user chose last, if known. */
  chosen: () => Promise<string | null>
  languages: readonly string[]
}

/** A gateway's status for an unreachable server. 503 comes from the server itself and means maintenance. */
const unreachable: ReadonlySet<number> = new Set([502, 504])

type Page = Extract<Route, { kind: 'page' }>

const isPage = (answer: Response): boolean => /^text\/html\b/.test(answer.headers.get('content-type') ?? '')

/** Whether a response may be cached: from our own server, the same for everyone, successful, not redirected, and not `no-store` or `private`. */
const isKeepable = (answer: Response): boolean =>
  answer.status === 200 &&
  answer.type !== 'opaque' &&
  answer.type !== 'cors' &&
  !answer.redirected &&
  !/\b(no-store|private)\b/.test(answer.headers.get('cache-control') ?? '')

/**
 * The service worker's caching: prerendered pages and hashed files of this build and the previous one, so that a tab running the previous build still
 * finds its chunks. Pages come from the network first, files from the cache.
 */
export function createCacheHandler(around: CacheDeps) {
  const { caches, origin, build } = around
  const name = PREFIX + build
  const ours = (): Promise<Cache> => caches.open(name)

  /** A cached response of this build, or else of the previous one. */
  async function kept(key: string): Promise<Response | undefined> {
    const own = await (await ours()).match(key, { ignoreVary: true })
    if (own) return own
    for (const other of await caches.keys()) {
      const found =
        other.startsWith(PREFIX) && other !== name ? await (await caches.open(other)).match(key, { ignoreVary: true }) : undefined
      if (found) return found
    }
    return undefined
  }

  // A full disk must not prevent the response.
  const put = async (key: string, answer: Response): Promise<void> => (await ours()).put(key, answer).catch(() => {})

  /** A cached page, but only if all code that it needs is cached too. */
  async function whole(key: string | null): Promise<Response | null> {
    const page = key ? await kept(key) : undefined
    if (!page) return null
    const code = new Set((await page.clone().text()).match(/\/assets\/[\w.-]+\.js/g))
    for (const file of code) if (!(await kept(file))) return null
    return page
  }

  const cachedFallback = async ({ own, frame }: Page): Promise<Response | null> => (await whole(own)) ?? (await whole(frame))

  /** Handles the server's response to a page request before the page gets it. */
  async function remember(own: string, answer: Response): Promise<void> {
    if (isKeepable(answer) && isPage(answer)) await put(own, answer.clone())
    else if (answer.status === 404 || answer.status === 410) await (await ours()).delete(own)
  }

  async function answerFile(key: string, request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
    const known = await kept(key)
    if (known) return known
    const answer = await around.fetch(request)
    // A host that answers every request with its index page must not poison the cache of our code.
    if (isKeepable(answer) && !isPage(answer)) later(put(key, answer.clone()))
    return answer
  }

  async function answerPage(route: Page, server: Promise<Response>, later: (work: Promise<unknown>) => void): Promise<Response> {
    const heard = server.then((answer) => {
      if (route.own) later(remember(route.own, answer))
      return answer
    })
    later(heard.catch(() => {}))
    const first = await Promise.race([heard.catch(() => null), around.patience()])
    if (first && !unreachable.has(first.status)) return first
    // The server is slow, or the device or a gateway reports that it is unreachable: a cached page explains that better.
    const copy = await cachedFallback(route)
    if (copy) return copy
    const last = first ?? (await heard.catch(() => null))
    return last ?? (await kept(offlinePage(route.lang))) ?? Response.error()
  }

  async function redirectToLocalized(pathname: string, search: string): Promise<Response> {
    const chosen = await around.chosen().catch(() => null)
    const lang: Locale = chosen && isLocale(chosen) ? chosen : (fromBrowser(around.languages) ?? 'en')
    return Response.redirect(origin + localizePath(pathname, lang) + search)
  }

  return {
    name,

    /** Caches the offline page of each language. The worker is not installed without them. */
    async install(): Promise<void> {
      const cache = await ours()
      await Promise.all(
        locales.map(async (lang) => {
          const answer = await around.fetch(offlinePage(lang), { cache: 'no-cache', credentials: 'omit' })
          if (!isKeepable(answer) || !isPage(answer)) throw new TypeError(`${offlinePage(lang)} is not there`)
          await cache.put(offlinePage(lang), answer)
        }),
      )
    },

    /** Deletes old caches, except that of the previous build, which open tabs may still run. */
    async activate(): Promise<void> {
      const others = (await caches.keys()).filter((one) => one.startsWith(PREFIX) && one !== name)
      await Promise.all(others.slice(0, -1).map((one) => caches.delete(one)))
    },

    route: (asked: RequestInfo): Route | null => routeOf(asked, origin),

    /** `server` is the navigation preload response, if the browser supports it. */
    answer(route: Route, request: Request, later: (work: Promise<unknown>) => void, server?: Promise<Response>): Promise<Response> {
      if (route.kind === 'file') return answerFile(route.key, request, later)
      const asked = server ?? around.fetch(request)
      return route.kind === 'page' ? answerPage(route, asked, later) : asked.catch(() => redirectToLocalized(route.pathname, route.search))
    },

    /** Caches the page that was open before the worker was, and the files that it has loaded. Requested without credentials. */
    async keep(addresses: readonly string[]): Promise<void> {
      const nobody = { credentials: 'omit' } as const
      const routes = addresses.map((url) => routeOf({ method: 'GET', url: new URL(url, origin).href, mode: 'navigate' }, origin))
      const files = new Set(routes.flatMap((route) => (route?.kind === 'file' ? [route.key] : [])))
      for (const route of routes) {
        if (route?.kind !== 'page' || !route.own) continue
        const page = await around.fetch(route.own, nobody).catch(() => null)
        if (!page || !isKeepable(page) || !isPage(page)) continue
        for (const file of (await page.clone().text()).match(/\/assets\/[\w.-]+\.js/g) ?? []) files.add(file)
        await put(route.own, page)
      }
      for (const file of files) {
        if (await kept(file)) continue
        const answer = await around.fetch(file, nobody).catch(() => null)
        if (answer && isKeepable(answer) && !isPage(answer)) await put(file, answer)
      }
    },
  }
}
