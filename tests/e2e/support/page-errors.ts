import type { BrowserContext } from '@playwright/test'

// The browser itself reports failed requests, which many tests cause on purpose.
const browserMessage = /^Failed to load resource: |^Service Worker registration blocked by Playwright/

/** Collects console errors and warnings, uncaught exceptions and violations of the Content Security Policy into `errors`. */
export async function collectPageErrors(context: BrowserContext, errors: string[]): Promise<void> {
  await context.exposeBinding('__pageError', (_source, text: string) => void errors.push(text))
  // Not every violation is written to the console.
  await context.addInitScript(() => {
    const report = (text: string): void => (globalThis as unknown as { __pageError: (text: string) => void }).__pageError(text)
    document.addEventListener('securitypolicyviolation', (event) =>
      report(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  context.on('console', (message) => {
    const isReported = message.type() === 'error' || message.type() === 'warning'
    if (isReported && !browserMessage.test(message.text())) errors.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => errors.push(`uncaught: ${error.error().message}`))
}
