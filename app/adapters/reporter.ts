/** One line about a fault, for whoever operates the page. Never a value: names, statuses and places in the code. */
export interface Fault {
  where: 'render' | 'route' | 'handler' | 'promise' | 'contract' | 'unknown-outcome' | 'config' | 'hydration'
  what: string
  reference?: string
}

export type Report = (fault: Fault) => void

/** What may be said of an error: its name, and its message where that is ours. A server's message may name a person. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { kind, status, operation } = error as Error & { kind?: unknown; status?: unknown; operation?: unknown }
  if (error.name === 'ApiError') return `ApiError ${String(operation)} ${String(kind)} ${String(status)}`
  // React names its own faults by number; what else its message says is of the page.
  const [number] = /^Minified React error #\d+/.exec(error.message) ?? []
  return number ?? error.name
}

/** Says each thing once: a fault that repeats itself must not fill the log. */
export function createReporter(write: (line: string) => void): Report {
  const said = new Set<string>()
  return ({ where, what, reference }) => {
    const line = `MATU ${where}: ${what}${reference ? ` (${reference})` : ''}`
    if (said.has(`${where} ${what}`) || said.size > 100) return
    said.add(`${where} ${what}`)
    write(line)
  }
}

// oxlint-disable-next-line no-console -- the one log of the application
export const report: Report = createReporter((line) => console.error(line))
