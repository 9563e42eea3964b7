/** Cache Storage, as far as the worker uses it. */
export function fakeCaches(): CacheStorage & { names: () => Promise<string[]> } {
  const stores = new Map<string, Map<string, Response>>()
  const open = async (name: string): Promise<Cache> => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (key: string) => store.get(key)?.clone(),
      put: async (key: string, answer: Response) => void store.set(key, answer),
      delete: async (key: string) => store.delete(key),
      keys: async () => [...store.keys()],
    } as unknown as Cache
  }
  return {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: string) => [...stores.values()].find((store) => store.has(key))?.get(key),
    names: async () => [...stores.values()].flatMap((store) => [...store.keys()]).toSorted((a, b) => (a < b ? -1 : 1)),
  } as unknown as CacheStorage & { names: () => Promise<string[]> }
}

/** `navigator.serviceWorker` of a tab; `entry` is that of the worker that already controls it. */
export function fakeContainer(entry?: string) {
  const told: unknown[] = []
  const unregistered: string[] = []
  let updates = 0
  const workerOf = (of: string) =>
    ({
      scriptURL: 'https://cabinet.example/sw.js',
      postMessage(data: unknown, ports?: MessagePort[]) {
        told.push(data)
        ports?.[0]?.postMessage(of)
      },
    }) as unknown as ServiceWorker
  const target = new EventTarget()
  const api = Object.assign(target, {
    controller: entry ? workerOf(entry) : null,
    register: async () => registration,
    getRegistrations: async () => [registration],
  }) as unknown as ServiceWorkerContainer & { controller: ServiceWorker | null }
  const registration = {
    active: workerOf(entry ?? 'first'),
    waiting: null,
    installing: null,
    update: async () => void (updates += 1),
    unregister: async () => unregistered.push(new URL(registration.active.scriptURL).pathname) > 0,
  } as unknown as ServiceWorkerRegistration & { active: ServiceWorker }
  Object.assign(api, { ready: Promise.resolve(registration) })
  return {
    api,
    told,
    unregistered,
    get updates() {
      return updates
    },
    takeOver(of: string) {
      Object.assign(api, { controller: workerOf(of) })
      target.dispatchEvent(new Event('controllerchange'))
    },
    /** Resolves when all earlier messages have been delivered, since this one was sent after them. */
    settled: () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => {
          port1.close()
          resolve()
        })
        port1.start()
        port2.postMessage('')
      }),
  }
}
