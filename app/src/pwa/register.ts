// The page's side of the service worker. Fetched when the page has nothing better to do, so that no first visit pays for it.
import { ENTRY_QUESTION, PREFIX, WORKER } from './messages.ts'
import type { CacheUrlsMessage } from './messages.ts'

export interface Surroundings {
  container: ServiceWorkerContainer
  caches: CacheStorage | undefined
  /** The page's own entry, as an address: `/assets/main-…js`. */
  entry: string
  /** What the page is made of so far. */
  made: () => string[]
  /** Calls back when the reader comes back to the tab, or the line does. */
  onReturn: (back: () => void) => void
  now: () => number
  /** A newer build can be had. */
  ready: () => void
}

/** A tab that is open for days asks for a new version this often, when it is looked at. */
const ASK_AGAIN = 3_600_000

interface Policy {
  createScriptURL: (url: string) => string
}

/** A worker's address is code: under the page's policy it has to be told to be ours. */
function trustedWorker(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } }
  const createScriptURL = (url: string): string => {
    if (url !== WORKER) throw new TypeError('not ours')
    return url
  }
  return trustedTypes ? trustedTypes.createPolicy('matu-worker', { createScriptURL }).createScriptURL(WORKER) : WORKER
}

/** The entry of the worker's build. */
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

/** Registers the worker and hears of newer ones. Nothing here reloads a page: the reader does. */
export async function beginWorker(around: Surroundings): Promise<void> {
  const { container, entry, ready } = around
  const compare = async (): Promise<void> => {
    const worker = container.controller
    if (worker && (await entryOf(worker)) !== entry) ready()
  }
  // A newer worker has begun: in every tab at once, whichever of them fetched it.
  container.addEventListener('controllerchange', () => void compare())
  await container.register(trustedWorker(), { updateViaCache: 'none' })
  const registration = await container.ready
  registration.active?.postMessage({ keep: around.made() } satisfies CacheUrlsMessage)
  await compare()

  let asked = around.now()
  around.onReturn(() => {
    if (around.now() - asked < ASK_AGAIN) return
    asked = around.now()
    registration.update().catch(() => {}) // no line: the next time
  })
}

/** Removes the worker and what it kept: a deployment has switched it off. */
export async function endWorker({ container, caches }: Pick<Surroundings, 'container' | 'caches'>): Promise<void> {
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

/** In a browser that has no workers, or forbids them, there is none: the page does not need it. */
export async function begin(wanted: boolean, entry: string, ready: () => void): Promise<void> {
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
  await (wanted ? beginWorker(around) : endWorker(around)).catch(() => {})
}
