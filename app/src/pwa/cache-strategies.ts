import type { Locale } from '#design-system/i18n/tags.ts'
import { locales } from '#design-system/i18n/tags.ts'
import { fromBrowser } from '../i18n/detect.ts'
import { localizePath, isLocale } from '../site/paths.ts'
import type { RequestInfo, Route } from './routing.ts'
import { offlinePage, routeOf } from './routing.ts'
import { PREFIX } from './messages.ts'

export interface CacheDeps {
  caches: CacheStorage
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  origin: string
  /** Id of the build; each build has its own cache. */
  build: string
  /** File name of the build's entry chunk. Every page of the build names it, and no page of a portal or a proxy does. */
  entry: string
  /** Resolves when the user has waited long enough for the server; a cached page is shown then. */
  patience: () => Promise<void>
  /** The language that the user chose last, if known. */
  chosen: () => Promise<string | null>
  languages: readonly string[]
}

/** A gateway's status for an unreachable server. 503 comes from the server itself and means maintenance. */
const unreachable: ReadonlySet<number> = new Set([502, 504])

type Page = Extract<Route, { kind: 'page' }>

const isHtml = (answer: Response): boolean => /^text\/html\b/.test(answer.headers.get('content-type') ?? '')

/** Whether a response may be cached: from our own server, the same for everyone, successful, not redirected, and not `no-store` or `private`. */
const isKeepable = (answer: Response): boolean =>
  answer.status === 200 &&
  answer.type !== 'opaque' &&
  answer.type !== 'cors' &&
  !answer.redirected &&
  !/\b(no-store|private)\b/.test(answer.headers.get('cache-control') ?? '')

/** Keeps the worker running until the work is done. */
type WaitUntil = (work: Promise<unknown>) => void

const scriptsOf = async (page: Response): Promise<string[]> => (await page.clone().text()).match(/\/assets\/[\w.-]+\.js/g) ?? []

/** Pages and files of this build. Those of the previous build are found too. */
function createBuildCache({ caches, build, entry }: Pick<CacheDeps, 'caches' | 'build' | 'entry'>) {
  const name = PREFIX + build
  /** Whether this is a page of this build that may be cached. */
  const isOwnPage = async (answer: Response): Promise<boolean> =>
    isKeepable(answer) && isHtml(answer) && (await answer.clone().text()).includes(entry)
  const open = (): Promise<Cache> => caches.open(name)

  /** A cached response of this build, or else of the previous one. */
  async function match(key: string): Promise<Response | undefined> {
    const own = await (await open()).match(key, { ignoreVary: true })
    if (own) return own
    for (const other of await caches.keys()) {
      const found =
        other.startsWith(PREFIX) && other !== name ? await (await caches.open(other)).match(key, { ignoreVary: true }) : undefined
      if (found) return found
    }
    return undefined
  }

  /** A cached page, but only if all code that it needs is cached too. */
  async function matchComplete(key: string | null): Promise<Response | null> {
    const page = key ? await match(key) : undefined
    if (!page) return null
    const code = new Set(await scriptsOf(page))
    for (const file of code) if (!(await match(file))) return null
    return page
  }

  // A full disk must not prevent the response.
  const put = async (key: string, answer: Response): Promise<void> => (await open()).put(key, answer).catch(() => {})

  /** Handles the server's response to a page request before the page gets it. */
  async function update(own: string, answer: Response): Promise<void> {
    const copy = answer.clone()
    if (await isOwnPage(answer)) await put(own, copy)
    else if (answer.status === 404 || answer.status === 410) await (await open()).delete(own)
  }

  return { name, open, match, matchComplete, put, update, isOwnPage }
}

type BuildCache = ReturnType<typeof createBuildCache>

/** From the cache first. */
async function answerFile(cache: BuildCache, deps: CacheDeps, key: string, request: Request, later: WaitUntil): Promise<Response> {
  const known = await cache.match(key)
  if (known) return known
  const answer = await deps.fetch(request)
  // A host that answers every request with its index page must not poison the cache of our code.
  if (isKeepable(answer) && !isHtml(answer)) later(cache.put(key, answer.clone()))
  return answer
}

/** From the network first. */
async function answerPage(cache: BuildCache, deps: CacheDeps, route: Page, server: Promise<Response>, later: WaitUntil): Promise<Response> {
  const heard = server.then((answer) => {
    if (route.own) later(cache.update(route.own, answer))
    return answer
  })
  later(heard.catch(() => {}))
  const first = await Promise.race([heard.catch(() => null), deps.patience()])
  if (first && !unreachable.has(first.status)) return first
  // The server is slow, or the device or a gateway reports that it is unreachable: a cached page explains that better.
  const copy = (await cache.matchComplete(route.own)) ?? (await cache.matchComplete(route.frame))
  if (copy) return copy
  const last = first ?? (await heard.catch(() => null))
  return last ?? (await cache.match(offlinePage(route.lang))) ?? Response.error()
}

async function redirectToLocalized({ chosen, languages, origin }: CacheDeps, pathname: string, search: string): Promise<Response> {
  const choice = await chosen().catch(() => null)
  const lang: Locale = choice && isLocale(choice) ? choice : (fromBrowser(languages) ?? 'en')
  return Response.redirect(origin + localizePath(pathname, lang) + search)
}

/** Caches the pages and hashed files at the addresses, and the code of the pages. Requested without credentials. */
async function cacheAddresses(cache: BuildCache, { fetch, origin }: CacheDeps, addresses: readonly string[]): Promise<void> {
  const anonymous = { credentials: 'omit' } as const
  const routes = addresses.map((url) => routeOf({ method: 'GET', url: new URL(url, origin).href, mode: 'navigate' }, origin))
  const files = new Set(routes.flatMap((route) => (route?.kind === 'file' ? [route.key] : [])))
  for (const route of routes) {
    if (route?.kind !== 'page' || !route.own) continue
    const page = await fetch(route.own, anonymous).catch(() => null)
    if (!page || !(await cache.isOwnPage(page))) continue
    for (const file of await scriptsOf(page)) files.add(file)
    await cache.put(route.own, page)
  }
  for (const file of files) {
    if (await cache.match(file)) continue
    const answer = await fetch(file, anonymous).catch(() => null)
    if (answer && isKeepable(answer) && !isHtml(answer)) await cache.put(file, answer)
  }
}

/**
 * The service worker's caching: prerendered pages and hashed files of this build and the previous one, so that a tab running the previous build still
 * finds its chunks. Pages come from the network first, files from the cache.
 */
export function createCacheHandler(deps: CacheDeps) {
  const { caches, origin } = deps
  const cache = createBuildCache(deps)
  return {
    name: cache.name,

    /** Caches the offline page of each language. The worker is not installed without them. */
    async install(): Promise<void> {
      const own = await cache.open()
      await Promise.all(
        locales.map(async (lang) => {
          const answer = await deps.fetch(offlinePage(lang), { cache: 'no-cache', credentials: 'omit' })
          if (!(await cache.isOwnPage(answer))) throw new TypeError(`${offlinePage(lang)} is not there`)
          await own.put(offlinePage(lang), answer)
        }),
      )
    },

    /** Deletes old caches, except that of the previous build, which open tabs may still run. */
    async activate(): Promise<void> {
      const others = (await caches.keys()).filter((one) => one.startsWith(PREFIX) && one !== cache.name)
      await Promise.all(others.slice(0, -1).map((one) => caches.delete(one)))
    },

    route: (asked: RequestInfo): Route | null => routeOf(asked, origin),

    /** `server` is the navigation preload response, if the browser supports it. */
    answer(route: Route, request: Request, later: WaitUntil, server?: Promise<Response>): Promise<Response> {
      if (route.kind === 'file') return answerFile(cache, deps, route.key, request, later)
      const asked = server ?? deps.fetch(request)
      return route.kind === 'page'
        ? answerPage(cache, deps, route, asked, later)
        : asked.catch(() => redirectToLocalized(deps, route.pathname, route.search))
    },

    /** Caches the page that was open before the worker was, and the files that it has loaded. */
    keep: (addresses: readonly string[]): Promise<void> => cacheAddresses(cache, deps, addresses),
  }
}
