// The few names of a service worker's world that we use: TypeScript's own list of them cannot stand beside that of a page.

interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface Installing extends Extendable {
  /** Where the browser has it: which requests never come here at all. */
  addRoutes?: (rules: unknown) => Promise<void>
}

export interface Fetching extends Extendable {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

export interface ExtendableMessageEvent extends Extendable {
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
