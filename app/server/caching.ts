import { WORKER, WORKER_OFF } from '../src/pwa/messages.ts'

const YEAR = 31_536_000

/** The Cache-Control of a file. Names under /assets contain a content hash, so those files never change. */
export function cachingOf(address: string): string {
  if (address.startsWith('/assets/')) return `public, max-age=${YEAR}, immutable`
  // The worker identifies the current build, so browsers must revalidate it each time.
  return address === WORKER || address === WORKER_OFF ? 'no-cache' : 'public, max-age=3600'
}
