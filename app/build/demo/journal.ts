// Keeps the demonstration's data across reloads: every request that changed it is recorded with its time, and replayed.
import { createSimulator } from '#mocks/simulator.ts'
import type { Simulator } from '#mocks/simulator.ts'

interface Entry {
  at: number
  /** How many secrets the simulator had generated before this request. Reads generate some too, but are not recorded. */
  made: number
  method: string
  url: string
  headers: [string, string][]
  body: string
  cookies: Record<string, string>
}

interface Journal {
  /** When the simulator was first started, ms since 1970. */
  born: number
  entries: Entry[]
}

const KEY = 'matu_demo'
const MOST = 400
const LONGEST_LIFE = 7 * 86_400_000

/** The headers that the simulator uses; those about the browser are not recorded. */
const told = /^(authorization|x-xsrf-token|content-type|accept-language|idempotency-key)$/

/** Whether a request changes data. Two GET requests do: the first visit opens a session, and signing out ends it. */
const changes = (method: string, path: string): boolean => method !== 'GET' || path === '/sanctum/csrf-cookie' || path === '/logout'

function read(storage: Storage, now: number): Journal {
  const blank = { born: now, entries: [] }
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Journal | null
    return kept && now >= kept.born && now - kept.born < LONGEST_LIFE && kept.entries.length < MOST ? kept : blank
  } catch {
    return blank
  }
}

export const forgetJournal = (storage: Storage): void => storage.removeItem(KEY)

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Creates a simulator and replays what was done in this browser before. */
export async function rememberingSimulator(storage: Storage, now: () => number = Date.now): Promise<Simulator> {
  const journal = read(storage, now())
  let replayed: number | null = journal.born
  const simulator = createSimulator({
    now: () => replayed ?? now(),
    sleep: (ms, signal) => (replayed === null ? wait(ms, signal) : Promise.resolve()),
  })
  const { sessions } = simulator.world
  for (const { at, made, method, url, headers, body, cookies } of journal.entries) {
    replayed = at
    sessions.made = made
    try {
      await simulator.fetch(new Request(url, { method, headers, ...(body && { body }) }), { cookies })
    } catch {
      // The simulated connection failed then and fails again now.
    }
  }
  replayed = null

  const fetch: Simulator['fetch'] = async (request, around = {}) => {
    const { pathname } = new URL(request.url)
    if (changes(request.method, pathname)) {
      const headers = [...request.headers].filter(([name]) => told.test(name))
      const body = request.method === 'GET' ? '' : await request.clone().text()
      const { made } = simulator.world.sessions
      journal.entries.push({ at: now(), made, method: request.method, url: request.url, headers, body, cookies: { ...around.cookies } })
      try {
        storage.setItem(KEY, JSON.stringify(journal))
      } catch {
        // Storage is full or blocked: the data lives as long as the page.
      }
    }
    return simulator.fetch(request, around)
  }
  return Object.create(simulator, { fetch: { value: fetch } }) as Simulator
}
