import type { Persona } from '#mocks/fixtures/personas.ts'
import { createSimulator } from '#mocks/simulator.ts'
import type { Simulator } from '#mocks/simulator.ts'
import type { ToolbarGlobals } from '../.storybook/toolbar-globals.ts'
import { clockOf, initial } from '../.storybook/toolbar-globals.ts'
import { createMemory } from './memory.ts'
import type { Memory } from './memory.ts'

/** One request of the application and its result. */
export interface Call {
  id: number
  method: string
  /** With its query, without personal or identifying values. */
  path: string
  /** `null`: pending; `cut`: the connection broke. */
  status: number | 'cut' | null
  ms: number | null
  /** The injected fault. */
  fault: string | null
}

export interface Armed {
  operation: string
  fault: string
  times: number | null
}

/** Data of the panel; a new object after each change. */
export interface StageView {
  calls: readonly Call[]
  armed: readonly Armed[]
  persona: Persona | null
  /** The application's current URL. */
  address: string
  /** An external page that was requested; it is not opened. */
  outside: string | null
}

/** One flow: a world of the simulator, and the storage of the browser that uses it. */
export interface Stage {
  readonly simulator: Simulator
  readonly memory: Memory
  /** Initial URL of the iframe. */
  readonly start: string
  /** Toolbar settings of the iframe. */
  readonly toolbar: ToolbarGlobals
  setToolbar: (toolbar: ToolbarGlobals) => void
  get: () => StageView
  subscribe: (listener: () => void) => () => void
  /** Responds to a request of the iframe and logs it. Rejects if a fault cuts the connection. */
  fetch: (request: Request) => Promise<Response>
  /** Switches to another browser, signed in as that person or signed out. The world stays the same. */
  become: (persona: Persona | null, address: string) => Promise<void>
  /** Reloads the iframe at a URL, keeping this browser's storage. */
  restart: (address: string) => void
  arm: (operation: string, fault: string, times: number | null) => void
  disarm: () => void
  now: () => number
  advance: (milliseconds: number) => void
  arrived: (address: string) => void
  left: (address: string) => void
  forgetCalls: () => void
}

declare global {
  interface Window {
    /** Set by the outer page for the iframe. */
    matuStage?: Stage
    /** Set by the iframe for the outer page. */
    matuFrame?: { refresh: () => Promise<void> }
  }
}

const SHOWN = 200
const PRIVATE = /token|code|email|secret|signature/

const shown = (url: URL): string => {
  for (const name of Array.from(url.searchParams.keys())) if (PRIVATE.test(name)) url.searchParams.set(name, '…')
  return url.pathname + decodeURIComponent(url.search)
}

const TOKEN_KEY = 'access_token'

/** The data of the panel and its listeners. */
function createViewStore() {
  let view: StageView = { calls: [], armed: [], persona: null, address: '/', outside: null }
  const listeners = new Set<() => void>()
  const change = (part: Partial<StageView>): void => {
    view = { ...view, ...part }
    for (const listener of listeners) listener()
  }
  return {
    get: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change,
    addCall: (call: Call): void => change({ calls: [...view.calls.slice(1 - SHOWN), call] }),
    changeCall: (id: number, part: Partial<Call>): void =>
      change({ calls: view.calls.map((call) => (call.id === id ? { ...call, ...part } : call)) }),
  }
}

const armedOf = ({ world }: Simulator): Armed[] => world.armed.map((one) => ({ ...one }))

/** The simulator's `fetch` with the cookies of the current browser. It logs each request in the view. */
function createLoggedFetch(simulator: Simulator, view: ReturnType<typeof createViewStore>, memory: () => Memory): Stage['fetch'] {
  let count = 0
  const claimed = new Set<number>()

  /** The simulator's log entry of a request: the newest one not assigned to another call. */
  const entryOf = (method: string, path: string) => {
    const entry = simulator.log.findLast((one) => one.method === method && one.path === path && !claimed.has(one.id))
    if (entry) claimed.add(entry.id)
    return entry
  }

  return async (request) => {
    const url = new URL(request.url)
    const { pathname } = url
    const { method } = request
    const id = (count += 1)
    const from = performance.now()
    view.addCall({ id, method, path: shown(url), status: null, ms: null, fault: null })
    const jar = memory()
    try {
      const answer = await simulator.fetch(request, { cookies: jar.allCookies(), setCookie: (line) => jar.setCookie(line) })
      view.changeCall(id, { status: answer.status })
      return answer
    } catch (error) {
      view.changeCall(id, { status: 'cut' })
      throw error
    } finally {
      view.changeCall(id, { ms: Math.round(performance.now() - from), fault: entryOf(method, pathname)?.fault ?? null })
      view.change({ armed: armedOf(simulator) })
    }
  }
}

async function signIn(simulator: Simulator, persona: Persona, jar: Memory): Promise<void> {
  const body = JSON.stringify({ persona })
  const answer = await simulator.fetch(new Request(new URL('/__simulator/sign-in', window.location.origin), { method: 'POST', body }), {
    setCookie: (line) => jar.setCookie(line),
  })
  const { auth_token } = (await answer.json()) as { auth_token: string }
  jar.local.setItem(TOKEN_KEY, auth_token)
}

/** `clock`: the toolbar's setting, from which the flow's own clock starts. */
export function createStage(clock: string = initial.clock): Stage {
  const began = performance.now()
  const start = clockOf(clock)()
  // Starts at the stories' fixed moment and runs in real time: figures match the screenshots, and countdowns run.
  const simulator = createSimulator({ now: () => start + performance.now() - began })
  let memory = createMemory()
  let address = '/'
  let toolbar = initial
  const view = createViewStore()

  return {
    simulator,
    get memory() {
      return memory
    },
    get start() {
      return address
    },
    get toolbar() {
      return toolbar
    },
    setToolbar(next) {
      toolbar = next
    },
    get: view.get,
    subscribe: view.subscribe,
    fetch: createLoggedFetch(simulator, view, () => memory),
    async become(persona, path) {
      memory = createMemory()
      if (persona !== null) await signIn(simulator, persona, memory)
      address = path
      view.change({ persona, address, outside: null, calls: [] })
    },
    restart(path) {
      address = path
      view.change({ address })
    },
    arm(operation, fault, times) {
      simulator.world.armed.push({ operation, fault, times })
      view.change({ armed: armedOf(simulator) })
    },
    disarm() {
      simulator.world.armed.length = 0
      view.change({ armed: [] })
    },
    now: () => simulator.clock.now(),
    advance: (milliseconds) => simulator.clock.advance(milliseconds),
    arrived: (path) => view.change({ address: path, outside: null }),
    left: (outside) => view.change({ outside }),
    forgetCalls: () => view.change({ calls: [] }),
  }
}
