/** One line about a fault, for whoever operates the page. Never a value: names, statuses and places in the code. */
export interface ErrorReport {
  where: 'render' | 'route' | 'handler' | 'promise' | 'contract' | 'unknown-outcome' | 'config' | 'hydration' | 'recovered'
  what: string
  reference?: string | undefined
  /** Where in the release it arose, as `main-Ab12Cd34.js:1:2345`. `npm run trace` names the place in the source. */
  places?: readonly string[]
}

export type Report = (fault: ErrorReport) => void

/** What may be said of an error: its name, and its message where that is ours. A server's message may name a person. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { kind, status, operation } = error as Error & { kind?: unknown; status?: unknown; operation?: unknown }
  if (error.name === 'ApiError') return `ApiError ${String(operation)} ${String(kind)} ${String(status)}`
  // React names its own faults by number; what else its message says is of the page.
  const [number] = /^Minified React error #\d+/.exec(error.message) ?? []
  return number ?? error.name
}

/** The topmost places of the code that an error names. */
const placesOf = (error: unknown): string[] => (error as { stack?: string } | null)?.stack?.match(/[\w.-]+:\d+:\d+/g)?.slice(0, 3) ?? []

/**
 * What a reader may quote of a fault: the server's name for it, else the place in the code where it arose, in a few letters. The same for everybody
 * who meets it, and nothing of anybody.
 */
export function referenceOf(error: unknown): string | undefined {
  const { requestId } = (error ?? {}) as { requestId?: string | null }
  if (requestId) return requestId
  const places = placesOf(error).join()
  if (!places) return undefined
  let hash = 0
  for (const char of describe(error) + places) hash = (hash * 31 + char.charCodeAt(0)) >>> 0
  return hash.toString(36)
}

/** What is reported of any error. */
export const faultOf = (error: unknown): Omit<ErrorReport, 'where'> => ({
  what: describe(error),
  reference: referenceOf(error),
  places: placesOf(error),
})

/**
 * What React put right by itself. Either the written page was not what the application drew (`hydration`), or a drawing in pieces fell and went well
 * in one (`recovered`): React says so by its error 520, whose cause is what fell.
 */
export function recovered(error: unknown): ErrorReport {
  const again = error instanceof Error && error.message.includes('#520')
  return again ? { where: 'recovered', ...faultOf(error.cause) } : { where: 'hydration', ...faultOf(error) }
}

/** Says each thing once: a fault that repeats itself must not fill the log. */
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

// oxlint-disable-next-line no-console -- the one log of the application
export const report: Report = createReporter((line) => console.error(line))
