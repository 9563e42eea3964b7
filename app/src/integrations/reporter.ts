/** Path of our own server that takes reports of errors and of violated policies (nginx.conf). */
export const REPORTS = '/reports'

/** One log line about an error, for the operators. It contains no user data: only names, statuses and places in the code. */
export interface ErrorReport {
  where: 'render' | 'route' | 'handler' | 'promise' | 'contract' | 'unknown-outcome' | 'config' | 'hydration' | 'recovered'
  what: string
  reference?: string | undefined
  /** Positions in the built code, such as `main-Ab12Cd34.js:1:2345`. app/build/trace.ts maps them to the source. */
  places?: readonly string[]
}

export type Report = (fault: ErrorReport) => void

/** What may be logged of an error: its name, and its message if it is our own. A server's message may contain personal data. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { kind, status, operation } = error as Error & { kind?: unknown; status?: unknown; operation?: unknown }
  if (error.name === 'ApiError') return `ApiError ${String(operation)} ${String(kind)} ${String(status)}`
  // React identifies its own errors by number; the rest of the message may contain page content.
  const [number] = /^Minified React error #\d+/.exec(error.message) ?? []
  return number ?? error.name
}

/** The topmost code positions in an error's stack. */
const codePositions = (error: unknown): string[] =>
  (error as { stack?: string } | null)?.stack?.match(/[\w.-]+:\d+:\d+/g)?.slice(0, 3) ?? []

/**
 * A short reference that the user may quote: the server's id of the error, or a hash of where in the code it arose. The same for everyone who meets
 * the error, and without personal data.
 */
export function referenceOf(error: unknown): string | undefined {
  const { requestId } = (error ?? {}) as { requestId?: string | null }
  if (requestId) return requestId
  const places = codePositions(error).join()
  if (!places) return undefined
  let hash = 0
  for (const char of describe(error) + places) hash = (hash * 31 + char.charCodeAt(0)) >>> 0
  return hash.toString(36)
}

/** The reported parts of any error. */
export const toErrorReport = (error: unknown): Omit<ErrorReport, 'where'> => ({
  what: describe(error),
  reference: referenceOf(error),
  places: codePositions(error),
})

/**
 * Classifies errors that React recovered from. `hydration`: the prerendered HTML did not match. `recovered`: concurrent rendering failed and a
 * synchronous retry succeeded, which React reports as error 520 with the original error as its cause.
 */
export function recovered(error: unknown): ErrorReport {
  const again = error instanceof Error && error.message.includes('#520')
  return again ? { where: 'recovered', ...toErrorReport(error.cause) } : { where: 'hydration', ...toErrorReport(error) }
}

/** Reports each error once, so that a repeated error does not fill the log. */
export function createReporter(write: (line: string) => void): Report {
  const said = new Set<string>()
  return ({ where, what, reference, places = [] }) => {
    const line = [`MATU ${where}: ${what}`, reference && `(${reference})`, places.length > 0 && `at ${places.join(', ')}`]
      .filter(Boolean)
      .join(' ')
    if (said.has(line) || said.size > 100) return
    said.add(line)
    write(line)
  }
}

export const report: Report = createReporter((line) => {
  // oxlint-disable-next-line no-console -- the application's only log
  console.error(line)
  navigator.sendBeacon?.(REPORTS, line)
})
