import { setupServer } from 'msw/node'
import { createSimulator } from '../simulator.ts'
import type { Simulator } from '../simulator.ts'
import { simulatorHandlers } from './msw.ts'

export interface NodeSimulator {
  simulator: Simulator
  /** puts `fetch` and `http` back as they were */
  stop: () => void
}

/** The simulator inside this Node process: requests of any client are answered without a network. Cookies are the client's own business. */
export const simulateInNode = (simulator: Simulator = createSimulator()): NodeSimulator => {
  const server = setupServer(...simulatorHandlers(simulator))
  server.listen({ onUnhandledFrame: 'bypass' })
  return { simulator, stop: () => server.close() }
}
