import { setupServer } from 'msw/node'
import type { SetupServer } from 'msw/node'
import { createSimulator } from '../simulator.ts'
import type { Simulator } from '../simulator.ts'
import { simulatorHandlers } from './handlers.ts'

export interface NodeSimulator {
  simulator: Simulator
  /** MSW's server: `server.use(…)` overrides a route, `server.resetHandlers()` restores it */
  server: SetupServer
  /** restores the original `fetch` and `http` */
  stop: () => void
}

/** The simulator inside this Node process: requests of any client are handled without a network. Each client stores its own cookies. */
export const simulateInNode = (simulator: Simulator = createSimulator()): NodeSimulator => {
  const server = setupServer(...simulatorHandlers(simulator))
  server.listen({ onUnhandledFrame: 'bypass' })
  return { simulator, server, stop: () => server.close() }
}
