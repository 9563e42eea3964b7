// Types of the few service worker APIs that we use: TypeScript's WebWorker library conflicts with its DOM library.

interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface Installing extends Extendable {
  /** If the browser supports it: excludes requests from reaching the worker at all. */
  addRoutes?: (rules: unknown) => Promise<void>
}

interface Fetching extends Extendable {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

interface ExtendableMessageEvent extends Extendable {
  data: unknown
  ports: readonly MessagePort[]
}

export interface WorkerScope {
  addEventListener: {
    (type: 'install', listener: (event: Installing) => void): void
    (type: 'activate', listener: (event: Extendable) => void): void
    (type: 'fetch', listener: (event: Fetching) => void): void
    (type: 'message', listener: (event: ExtendableMessageEvent) => void): void
  }
  location: Location
  navigator: Navigator
  caches: CacheStorage
  fetch: typeof fetch
  registration: ServiceWorkerRegistration
  cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> }
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
}

export const scope = globalThis as unknown as WorkerScope
