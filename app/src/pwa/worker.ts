// The service worker, built into dist/sw.js by app/build/worker.ts. cache-strategies.ts does the caching, routing.ts decides what may be cached.
import { LOCALE_COOKIE } from '../i18n/detect.ts'
import { createCacheHandler } from './cache-strategies.ts'
import type { Installing } from './scope.ts'
import { scope } from './scope.ts'
import { ENTRY_QUESTION, isKeepWish } from './messages.ts'

declare const MATU_BUILD: string
declare const MATU_ENTRY: string

const PATIENCE = 3000

const cacheHandler = createCacheHandler({
  caches: scope.caches,
  fetch: (request, init) => scope.fetch(request, init),
  origin: scope.location.origin,
  build: MATU_BUILD,
  entry: MATU_ENTRY.replace(/^.*\//, ''),
  patience: () => new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  chosen: async () => (await scope.cookieStore?.get(LOCALE_COOKIE))?.value ?? null,
  languages: scope.navigator.languages,
})

/** Lets API calls and everything else that is not one of our pages or files bypass the worker without starting it, if the browser supports that. */
async function goPast(event: Installing): Promise<void> {
  const ours = [{ requestMode: 'navigate' }, { urlPattern: { pathname: '/assets/*' } }]
  try {
    await event.addRoutes?.({ condition: { not: { or: ours } }, source: 'network' })
  } catch {
    // The browser does not support these conditions: the worker then ignores such requests itself.
  }
}

scope.addEventListener('install', (event) => {
  // It also serves tabs of the previous build, so it takes over without waiting and reloads no tab.
  event.waitUntil(Promise.all([cacheHandler.install(), goPast(event)]).then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => {
  const ahead = scope.registration.navigationPreload?.enable().catch(() => {})
  event.waitUntil(Promise.all([cacheHandler.activate(), ahead]).then(() => scope.clients.claim()))
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const route = cacheHandler.route(request)
  // Uses the navigation preload response; otherwise the page would be requested twice.
  const ahead =
    request.mode === 'navigate' && request.method === 'GET'
      ? event.preloadResponse?.then((answer) => answer ?? scope.fetch(request))
      : undefined
  if (route) event.respondWith(cacheHandler.answer(route, request, (work) => event.waitUntil(work), ahead))
  else if (ahead) event.respondWith(ahead)
})

scope.addEventListener('message', (event) => {
  if (event.data === ENTRY_QUESTION) event.ports[0]?.postMessage(MATU_ENTRY)
  else if (isKeepWish(event.data)) event.waitUntil(cacheHandler.keep(event.data.keep))
})
