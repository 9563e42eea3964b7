// The page's side of the service worker. Loaded when the browser is idle, so that it does not slow down the first visit.
import { ENTRY_QUESTION, PREFIX, WORKER } from './messages.ts'
import type { CacheUrlsMessage } from './messages.ts'

export interface WorkerDeps {
  container: ServiceWorkerContainer
  caches: CacheStorage | undefined
  /** URL of the page's own entry chunk: `/assets/main-…js`. */
  entry: string
  /** URLs that the page has loaded so far. */
  made: () => string[]
  /** Calls back when the user returns to the tab or the connection comes back. */
  onReturn: (back: () => void) => void
  now: () => number
  /** A newer build is available. */
  ready: () => void
}

/** How often a tab that stays open for days checks for a new version when the user returns to it, in ms. */
const ASK_AGAIN = 3_600_000

interface Policy {
  createScriptURL: (url: string) => string
}

/** The worker's script URL as a trusted type, which the pages' Content-Security-Policy requires. */
function trustedWorker(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } }
  const createScriptURL = (url: string): string => {
    if (url !== WORKER) throw new TypeError('not ours')
    return url
  }
  return trustedTypes ? trustedTypes.createPolicy('matu-worker', { createScriptURL }).createScriptURL(WORKER) : WORKER
}

/** The entry chunk of the worker's build. */
const entryOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => {
      port1.close()
      resolve(data)
    })
    port1.start()
    worker.postMessage(ENTRY_QUESTION, [port2])
  })

/** Registers the worker and listens for newer ones. It never reloads a page; the user does. */
export async function beginWorker(around: WorkerDeps): Promise<void> {
  const { container, entry, ready } = around
  const compare = async (): Promise<void> => {
    const worker = container.controller
    if (worker && (await entryOf(worker)) !== entry) ready()
  }
  // A newer worker has taken over all tabs, whichever of them fetched it.
  container.addEventListener('controllerchange', () => void compare())
  await container.register(trustedWorker(), { updateViaCache: 'none' })
  const registration = await container.ready
  registration.active?.postMessage({ keep: around.made() } satisfies CacheUrlsMessage)
  await compare()

  let asked = around.now()
  around.onReturn(() => {
    if (around.now() - asked < ASK_AGAIN) return
    asked = around.now()
    registration.update().catch(() => {}) // offline: tried again later
  })
}

/** Unregisters the worker and deletes its caches, for deployments that switch it off. */
export async function endWorker({ container, caches }: Pick<WorkerDeps, 'container' | 'caches'>): Promise<void> {
  for (const registration of await container.getRegistrations()) {
    const { active, waiting, installing } = registration
    const script = (active ?? waiting ?? installing)?.scriptURL
    if (script && new URL(script).pathname === WORKER) await registration.unregister()
  }
  for (const name of (await caches?.keys()) ?? []) if (name.startsWith(PREFIX)) await caches?.delete(name)
}

const loaded = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name)

function onReturn(back: () => void): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && back())
  window.addEventListener('online', back)
}

/** Does nothing in browsers that do not support workers or forbid them: the page works without one. */
export async function begin(enabled: boolean, entry: string, ready: () => void): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!container) return
  const caches = globalThis.caches as CacheStorage | undefined
  const around = {
    container,
    caches,
    entry: new URL(entry).pathname,
    made: () => [location.pathname, ...loaded()].slice(0, 300),
    onReturn,
    now: Date.now,
    ready,
  }
  await (enabled ? beginWorker(around) : endWorker(around)).catch(() => {})
}
