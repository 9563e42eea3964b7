import type { BrowserContext } from '@playwright/test'

// A refused request is reported by the browser itself, in words of its own: the refusal is what many tests are about.
const byTheBrowser = /^Failed to load resource: |^Service Worker registration blocked by Playwright/

/**
 * Collects what no page may ever say or show. The policy's violations are caught in the page, as some reach no console.
 */
export async function watchFaults(context: BrowserContext, faults: string[]): Promise<void> {
  await context.exposeBinding('__fault', (_source, text: string) => void faults.push(text))
  await context.addInitScript(() => {
    const report = (text: string): void => (globalThis as unknown as { __fault: (text: string) => void }).__fault(text)
    document.addEventListener('securitypolicyviolation', (event) =>
      report(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  context.on('console', (message) => {
    const loud = message.type() === 'error' || message.type() === 'warning'
    if (loud && !byTheBrowser.test(message.text())) faults.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`))
}
