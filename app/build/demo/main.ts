// The entry of the demonstration: starts the simulator in the page, then the application unchanged. Built by build-demo.ts, never part of a
// production build.
import { simulateInBrowser } from '#mocks/transports/browser.ts'
import { rememberingSimulator } from './journal.ts'

// MSW checks for a newer worker without awaiting it. If the page is left meanwhile, the rejection would be reported to the user as an error.
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
  // Only the person who sets up the demonstration sees this.
  if (place) place.textContent = `The demonstration needs a service worker: open it by https or at localhost. ${String(error)}`
})
