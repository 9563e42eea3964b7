import { setupWorker } from 'msw/browser'
import { createSimulator } from '../simulator.ts'
import type { Simulator } from '../simulator.ts'
import { simulatorHandlers } from './handlers.ts'

export interface BrowserSimulator {
  simulator: Simulator
  stop: () => Promise<void>
}

/** The simulator inside the page, behind a service worker. Its world lives as long as the page; a reload creates a new one. */
export const simulateInBrowser = async (
  simulator: Simulator = createSimulator(),
  serviceWorker = '/mockServiceWorker.js',
): Promise<BrowserSimulator> => {
  const worker = setupWorker(...simulatorHandlers(simulator))
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true, serviceWorker: { url: serviceWorker } })
  return {
    simulator,
    stop: async () => {
      await worker.stop()
    },
  }
}
