// The service worker: built into dist/sw.js by tools/worker.ts. What it does is in keeper.ts, what it may do in routing.ts.
import { LOCALE_COOKIE } from '../constants.ts'
import { createCacheHandler } from './cache-strategies.ts'
import type { Installing } from './scope.ts'
import { scope } from './scope.ts'
import { ENTRY_QUESTION, isKeepWish } from './messages.ts'

declare const MATU_BUILD: string
declare const MATU_ENTRY: string

const PATIENCE = 3000

const keeper = createCacheHandler({
  caches: scope.caches,
  fetch: (request, init) => scope.fetch(request, init),
  origin: scope.location.origin,
  build: MATU_BUILD,
  patience: () => new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  chosen: async () => (await scope.cookieStore?.get(LOCALE_COOKIE))?.value ?? null,
  languages: scope.navigator.languages,
})

/** Calls of the API and all else that is no page and no file of ours go past the worker, without waking it, where the browser can be told so. */
async function goPast(event: Installing): Promise<void> {
  const ours = [{ requestMode: 'navigate' }, { urlPattern: { pathname: '/assets/*' } }]
  try {
    await event.addRoutes?.({ condition: { not: { or: ours } }, source: 'network' })
  } catch {
    // It knows other conditions than these: then the worker looks at each request and leaves it alone.
  }
}

scope.addEventListener('install', (event) => {
  // It serves tabs of the build before as well, so it need not wait for them: no tab is reloaded by it.
  event.waitUntil(Promise.all([keeper.install(), goPast(event)]).then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => {
  const ahead = scope.registration.navigationPreload?.enable().catch(() => {})
  event.waitUntil(Promise.all([keeper.activate(), ahead]).then(() => scope.clients.claim()))
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const route = keeper.route(request)
  // What the browser asked for ahead of an opened page is taken, or it would ask a second time.
  const ahead =
    request.mode === 'navigate' && request.method === 'GET'
      ? event.preloadResponse?.then((answer) => answer ?? scope.fetch(request))
      : undefined
  if (route) event.respondWith(keeper.answer(route, request, (work) => event.waitUntil(work), ahead))
  else if (ahead) event.respondWith(ahead)
})

scope.addEventListener('message', (event) => {
  if (event.data === ENTRY_QUESTION) event.ports[0]?.postMessage(MATU_ENTRY)
  else if (isKeepWish(event.data)) event.waitUntil(keeper.keep(event.data.keep))
})
