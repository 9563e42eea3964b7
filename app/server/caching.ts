import { WORKER, WORKER_OFF } from '../src/pwa/messages.ts'

const YEAR = 31_536_000

/** How long a file may be kept. Names under /assets carry their hash, so what they name never changes. */
export function cachingOf(address: string): string {
  if (address.startsWith('/assets/')) return `public, max-age=${YEAR}, immutable`
  // It says which build is the present one: a browser must ask for it each time.
  return address === WORKER || address === WORKER_OFF ? 'no-cache' : 'public, max-age=3600'
}
