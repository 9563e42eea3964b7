import type { Persona } from '#mocks/fixtures/personas.ts'
import { createSimulator } from '#mocks/simulator.ts'
import type { Simulator } from '#mocks/simulator.ts'
import type { ToolbarGlobals } from '../.storybook/toolbar-globals.ts'
import { clockOf, initial } from '../.storybook/toolbar-globals.ts'
import { createMemory } from './memory.ts'
import type { Memory } from './memory.ts'

/** One request of the application and how it ended. */
export interface Call {
  id: number
  method: string
  /** With its query, without what names or identifies somebody. */
  path: string
  /** Nothing yet, or a line that broke. */
  status: number | 'cut' | null
  ms: number | null
  /** The fault that was played over it. */
  fault: string | null
}

export interface Armed {
  operation: string
  fault: string
  times: number | null
}

/** What the panel shows; a new object after each change. */
export interface StageView {
  calls: readonly Call[]
  armed: readonly Armed[]
  persona: Persona | null
  /** Where the application is. */
  address: string
  /** A page outside of the product that was asked for: it is not opened. */
  outside: string | null
}

/** One flow: a world of the simulator, and the memory of the browser in which somebody uses it. */
export interface Stage {
  readonly simulator: Simulator
  readonly memory: Memory
  /** Where the frame begins. */
  readonly start: string
  /** How the frame is turned. */
  readonly turns: ToolbarGlobals
  turn: (turns: ToolbarGlobals) => void
  get: () => StageView
  subscribe: (listener: () => void) => () => void
  /** Answers a request of the frame and notes it. Rejects where a fault cuts the line. */
  fetch: (request: Request) => Promise<Response>
  /** Another browser, with that person signed in, or nobody. The world stays as it is. */
  become: (persona: Persona | null, address: string) => Promise<void>
  /** The frame begins at its address again, with what this browser remembers. */
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
    /** What the frame of a flow finds in the page around it. */
    matuStage?: Stage
    /** What the page around finds in the frame. */
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

/** `clock`: the toolbar's, from which the flow's own goes on. */
export function createStage(clock: string = initial.clock): Stage {
  const began = performance.now()
  const start = clockOf(clock)()
  // The stories' own moment, going on at its own pace: figures are those of the pictures, and countdowns run.
  const simulator = createSimulator({ now: () => start + performance.now() - began })
  let memory = createMemory()
  let address = '/'
  let turns = initial
  let view: StageView = { calls: [], armed: [], persona: null, address: '/', outside: null }
  let count = 0
  const claimed = new Set<number>()
  const listeners = new Set<() => void>()
  const change = (part: Partial<StageView>): void => {
    view = { ...view, ...part }
    for (const listener of listeners) listener()
  }
  const note = (id: number, part: Partial<Call>): void =>
    change({ calls: view.calls.map((call) => (call.id === id ? { ...call, ...part } : call)) })
  const armed = (): Armed[] => simulator.world.armed.map((one) => ({ ...one }))

  /** The simulator's own note of a request: the newest that no other call has taken. */
  const entryOf = (method: string, path: string) => {
    const entry = simulator.log.findLast((one) => one.method === method && one.path === path && !claimed.has(one.id))
    if (entry) claimed.add(entry.id)
    return entry
  }

  const stage: Stage = {
    simulator,
    get memory() {
      return memory
    },
    get start() {
      return address
    },
    get turns() {
      return turns
    },
    turn(next) {
      turns = next
    },
    get: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async fetch(request) {
      const url = new URL(request.url)
      const { pathname } = url
      const { method } = request
      const id = (count += 1)
      const from = performance.now()
      change({ calls: [...view.calls.slice(1 - SHOWN), { id, method, path: shown(url), status: null, ms: null, fault: null }] })
      const jar = memory
      try {
        const answer = await simulator.fetch(request, { cookies: jar.allCookies(), setCookie: (line) => jar.setCookie(line) })
        note(id, { status: answer.status })
        return answer
      } catch (error) {
        note(id, { status: 'cut' })
        throw error
      } finally {
        note(id, { ms: Math.round(performance.now() - from), fault: entryOf(method, pathname)?.fault ?? null })
        change({ armed: armed() })
      }
    },
    async become(persona, path) {
      memory = createMemory()
      const jar = memory
      if (persona !== null) {
        const body = JSON.stringify({ persona })
        const answer = await simulator.fetch(
          new Request(new URL('/__simulator/sign-in', window.location.origin), { method: 'POST', body }),
          {
            setCookie: (line) => jar.setCookie(line),
          },
        )
        const { auth_token } = (await answer.json()) as { auth_token: string }
        jar.local.setItem(TOKEN_KEY, auth_token)
      }
      address = path
      change({ persona, address, outside: null, calls: [] })
    },
    restart(path) {
      address = path
      change({ address })
    },
    arm(operation, fault, times) {
      simulator.world.armed.push({ operation, fault, times })
      change({ armed: armed() })
    },
    disarm() {
      simulator.world.armed.length = 0
      change({ armed: [] })
    },
    now: () => simulator.clock.now(),
    advance: (milliseconds) => simulator.clock.advance(milliseconds),
    arrived: (path) => change({ address: path, outside: null }),
    left: (outside) => change({ outside }),
    forgetCalls: () => change({ calls: [] }),
  }
  return stage
}
