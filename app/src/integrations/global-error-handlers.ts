import type { Report } from './reporter.ts'
import { toErrorReport } from './reporter.ts'

/** Whether an error comes from our own code. Errors of browser extensions are not reported. */
export const isOurs = (error: unknown, origin: string): boolean => error instanceof Error && (error.stack ?? '').includes(`${origin}/`)

/** Handles errors that no error boundary catches: in events, timers and promises. All are logged; the user is informed of our own. */
export function installErrorHandlers(page: Pick<Window, 'addEventListener' | 'location'>, report: Report, tell: () => void): void {
  const hear = (where: 'handler' | 'promise', error: unknown): void => {
    report({ where, ...toErrorReport(error) })
    if (isOurs(error, page.location.origin)) tell()
  }
  page.addEventListener('unhandledrejection', ({ reason }) => hear('promise', reason))
  // Events without an error object are notices of the browser itself.
  page.addEventListener('error', ({ error }) => error && hear('handler', error))
}
