import type { BrowserContext } from '@playwright/test'

// A refused request is reported by the browser itself, in words of its own: the refusal is what many tests are about.
const byTheBrowser = /^Failed to load resource: |^Service Worker registration blocked by Playwright/

/**
 * Collects what no page may ever say or show. The policy's violations are caught in the page, as some reach no console; and so are icons of which
 * nothing is drawn, since a build leaves out the weights that it takes for unused (app/tools/icon-weights.ts).
 */
export async function watchFaults(context: BrowserContext, faults: string[]): Promise<void> {
  await context.exposeBinding('__fault', (_source, text: string) => void faults.push(text))
  await context.addInitScript(() => {
    const report = (text: string): void => (globalThis as unknown as { __fault: (text: string) => void }).__fault(text)
    document.addEventListener('securitypolicyviolation', (event) =>
      report(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
    const told = new WeakSet<Element>()
    const look = (): void => {
      // While the page is still being read, an icon may stand there before its lines do.
      if (document.readyState === 'loading') return
      for (const icon of document.querySelectorAll('svg[viewBox="0 0 256 256"]:empty')) {
        if (!told.has(icon)) report(`icon: nothing is drawn of ${icon.outerHTML} in ${icon.parentElement?.outerHTML.slice(0, 300)}`)
        told.add(icon)
      }
    }
    document.addEventListener('DOMContentLoaded', look)
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  context.on('console', (message) => {
    const loud = message.type() === 'error' || message.type() === 'warning'
    if (loud && !byTheBrowser.test(message.text())) faults.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`))
}
