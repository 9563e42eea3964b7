import type { Report } from '../integrations/reporter.ts'
import { faultOf } from '../integrations/reporter.ts'

/** A fault of our own code, and not of an extension of the reader's browser, of which nothing needs to be said. */
export const isOurs = (error: unknown, origin: string): boolean => error instanceof Error && (error.stack ?? '').includes(`${origin}/`)

/** Hears what no part of the page caught: of an event, of a timer, of a promise. It is logged, and the reader told where it was ours. */
export function installErrorHandlers(page: Pick<Window, 'addEventListener' | 'location'>, report: Report, tell: () => void): void {
  const hear = (where: 'handler' | 'promise', error: unknown): void => {
    report({ where, ...faultOf(error) })
    if (isOurs(error, page.location.origin)) tell()
  }
  page.addEventListener('unhandledrejection', ({ reason }) => hear('promise', reason))
  // Without an error in it, it is the browser's own remark.
  page.addEventListener('error', ({ error }) => error && hear('handler', error))
}
