import { createHash } from 'node:crypto'
import { serveSimulator } from '#mocks/transports/http.ts'
import type { ServedSimulator } from '#mocks/transports/http.ts'
import { dist } from '#app/build/build.ts'
import { compressed } from '#app/server/compress.ts'
import { createStaticHandler } from '#app/server/handler.ts'
import { readSettings } from '#app/server/settings.ts'
import { matchPath } from '#app/src/site/paths.ts'
import type { Browser } from './browser.ts'

/** Collects uncaught exceptions, console errors and warnings, violations of the Content Security Policy and files that fail to load. */
const listen = (): void => {
  const faults: string[] = []
  Object.assign(globalThis, { pageFaults: faults })
  // In the capture phase, because a file that fails to load is reported to its element only.
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (event instanceof ErrorEvent) faults.push(`uncaught: ${event.message}`)
      // Firefox reports the preloading of a module that it has already.
      else if (target instanceof Element && !target.matches('[rel="modulepreload"]'))
        faults.push(`not loaded: ${target.getAttribute('src') ?? target.getAttribute('href')}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`uncaught: ${String(reason)}`))
  addEventListener('securitypolicyviolation', (event) =>
    faults.push(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  )
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console)
    console[level] = (...values: unknown[]) => {
      faults.push(`console ${level}: ${values.map(String).join(' ')}`)
      write(...values)
    }
  }
}

/** What the listener has collected in the document that is open. */
export const faultsOf = (browser: Browser): Promise<string[]> =>
  browser.run(() => (globalThis as unknown as { pageFaults?: string[] }).pageFaults ?? ['the listener is missing'])

const script = `(${String(listen)})()`
const hash = createHash('sha256').update(script).digest('base64')

/**
 * Adds the listener to a page, before every other script, and its hash to the page's policy, which stays as strict as it was. WebKit's driver can
 * neither run a script ahead of a page nor show the console.
 */
async function withListener(response: Response): Promise<Response> {
  const policy = response.headers.get('content-security-policy')
  if (policy === null) return response
  const html = (await response.text()).replace('<head>', () => `<head><script>${script}</script>`)
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('content-security-policy', policy.replace('script-src', `script-src 'sha256-${hash}'`))
  return new Response(html, { status: response.status, headers })
}

/** Like `serveBuild`, with the listener in every page. */
export function serveWithListener(settings = ''): Promise<ServedSimulator> {
  const handle = createStaticHandler({ dist, settings: readSettings(settings) })
  const fallback = (request: Request): Response | Promise<Response> => {
    if (matchPath(new URL(request.url).pathname).lang === null) return handle(request)
    // A page arrives as plain text, and never as "not modified".
    const headers = new Headers(request.headers)
    for (const name of ['accept-encoding', 'if-none-match']) headers.delete(name)
    return withListener(handle(new Request(request.url, { method: request.method, headers })))
  }
  return serveSimulator({ port: 0, fallback, finish: compressed })
}
