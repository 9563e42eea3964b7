import type { Locale } from '#design-system/i18n/tags.ts'
import { locales } from '#design-system/i18n/tags.ts'
import { fromBrowser } from '../i18n/detect.ts'
import { localizePath, isLocale } from '../paths.ts'
import type { RequestInfo, Route } from './routing.ts'
import { offlinePage, routeOf } from './routing.ts'
import { PREFIX } from './messages.ts'

export interface Surroundings {
  caches: CacheStorage
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  origin: string
  /** Names the build: each has a cache of its own. */
  build: string
  /** Resolves when a reader has waited long enough for the server, where there is something to show. */
  patience: () => Promise<void>
  /** The language that the reader chose last, if that can be known here. */
  chosen: () => Promise<string | null>
  languages: readonly string[]
}

/** What a gateway says of a server that it cannot reach. 503 is the server's own word: it is being worked on. */
const unreachable: ReadonlySet<number> = new Set([502, 504])

type Page = Extract<Route, { kind: 'page' }>

const isPage = (answer: Response): boolean => /^text\/html\b/.test(answer.headers.get('content-type') ?? '')

/** An answer of ours that everybody gets alike: the server's own, whole, not redirected, and not forbidden to be kept. */
const isKeepable = (answer: Response): boolean =>
  answer.status === 200 &&
  answer.type !== 'opaque' &&
  answer.type !== 'cors' &&
  !answer.redirected &&
  !/\b(no-store|private)\b/.test(answer.headers.get('cache-control') ?? '')

/**
 * What the service worker keeps and answers: written pages and hashed files of this build and the one before it, so that a tab that runs the
 * old one finds its parts. Pages come from the server first; files from what is kept.
 */
export function createCacheHandler(around: Surroundings) {
  const { caches, origin, build } = around
  const name = PREFIX + build
  const ours = (): Promise<Cache> => caches.open(name)

  /** Of this build if it is there, else of the one before. */
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

  // A full disk is no reason to answer nothing.
  const put = async (key: string, answer: Response): Promise<void> => (await ours()).put(key, answer).catch(() => {})

  /** A kept page is only worth showing with the code that makes it work. */
  async function whole(key: string | null): Promise<Response | null> {
    const page = key ? await kept(key) : undefined
    if (!page) return null
    const code = new Set((await page.clone().text()).match(/\/assets\/[\w.-]+\.js/g))
    for (const file of code) if (!(await kept(file))) return null
    return page
  }

  const standIn = async ({ own, frame }: Page): Promise<Response | null> => (await whole(own)) ?? (await whole(frame))

  /** What to do with a page that the server has answered, before anybody reads it. */
  async function remember(own: string, answer: Response): Promise<void> {
    if (isKeepable(answer) && isPage(answer)) await put(own, answer.clone())
    else if (answer.status === 404 || answer.status === 410) await (await ours()).delete(own)
  }

  async function answerFile(key: string, request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
    const known = await kept(key)
    if (known) return known
    const answer = await around.fetch(request)
    // A host that answers everything with its first page must not become the code of ours.
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
    // The server is slow or cannot be reached, as the device or a gateway says: the application can say it better.
    const copy = await standIn(route)
    if (copy) return copy
    const last = first ?? (await heard.catch(() => null))
    return last ?? (await kept(offlinePage(route.lang))) ?? Response.error()
  }

  async function twinOf(pathname: string, search: string): Promise<Response> {
    const chosen = await around.chosen().catch(() => null)
    const lang: Locale = chosen && isLocale(chosen) ? chosen : (fromBrowser(around.languages) ?? 'en')
    return Response.redirect(origin + localizePath(pathname, lang) + search)
  }

  return {
    name,

    /** The pages that say that there is no connection, one in each language: without them there is no worker. */
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

    /** The build before this one is kept for the tabs that still run it; older ones go. */
    async activate(): Promise<void> {
      const others = (await caches.keys()).filter((one) => one.startsWith(PREFIX) && one !== name)
      await Promise.all(others.slice(0, -1).map((one) => caches.delete(one)))
    },

    route: (asked: RequestInfo): Route | null => routeOf(asked, origin),

    /** `server` is what the browser has asked for ahead, where it does that. */
    answer(route: Route, request: Request, later: (work: Promise<unknown>) => void, server?: Promise<Response>): Promise<Response> {
      if (route.kind === 'file') return answerFile(route.key, request, later)
      const asked = server ?? around.fetch(request)
      return route.kind === 'page' ? answerPage(route, asked, later) : asked.catch(() => twinOf(route.pathname, route.search))
    },

    /** Keeps the page that was open before the worker was, and the files that it has loaded. Asked for as nobody. */
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
