// The demonstration: the simulator begins in the page, then the application as it is. Built by tools/build-demo.ts, never part of a production build.
import { simulateInBrowser } from '#mocks/transports/browser.ts'
import { rememberingSimulator } from './journal.ts'

// MSW looks for a newer worker of its own and does not wait for the answer: left behind by a page that is left, it would be told to the reader as a fault.
window.addEventListener('unhandledrejection', (event) => {
  if (!(event.reason instanceof Error) || !event.reason.message.startsWith('Failed to update a ServiceWorker')) return
  event.preventDefault()
  event.stopImmediatePropagation()
})

async function begin(): Promise<void> {
  await simulateInBrowser(await rememberingSimulator(window.localStorage))
  await Promise.all([import('../../src/main.tsx'), import('./ribbon.tsx').then(({ drawRibbon }) => drawRibbon())])
}

begin().catch((error: unknown) => {
  const place = document.getElementById('root')
  // Only whoever sets it up sees this.
  if (place) place.textContent = `The demonstration needs a service worker: open it by https or at localhost. ${String(error)}`
})
