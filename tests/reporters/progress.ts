// What `npm test` and `npm run nightly` print of Vitest and Playwright: a line for each tenth of the run, and each failure when it happens, with the
// command that repeats it alone. The numbers go to the file that MATU_REPORT names.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Report {
  passed: number
  failed: number
  failures: string[]
}

/** How many lines of an error are printed. */
const SHOWN = 12
/** How many of the longest are printed at the end. */
const SLOWEST = 8

/** A failed test: its name, the beginning of its error, and the command that repeats it. */
export const failureText = (test: string, error = '', again?: string): string =>
  [`✗ ${test}`, ...stripVTControlCharacters(error).trimEnd().split('\n').slice(0, SHOWN), ...(again ? [`again: ${again}`] : [])]
    .join('\n    ')
    .trimEnd()

/** Counts what has ended and prints how far the run is. */
export class Progress {
  readonly report: Report = { passed: 0, failed: 0, failures: [] }
  private readonly startedAt = performance.now()
  private ended = 0
  private readonly total: number
  private readonly unit: string
  private readonly print: (line: string) => void
  private readonly times: { what: string; seconds: number }[] = []

  constructor(total: number, unit: string, print: (line: string) => void = console.log) {
    this.total = total
    this.unit = unit
    this.print = print
  }

  fail(text: string): void {
    this.report.failed += 1
    this.report.failures.push(text)
    this.print(`\n${text}\n`)
  }

  /** One more of `total` has ended. */
  step(what = '', milliseconds = 0): void {
    this.times.push({ what, seconds: milliseconds / 1000 })
    const tenth = () => Math.floor((this.ended * 10) / this.total)
    const before = tenth()
    this.ended += 1
    if (tenth() === before) return
    const seconds = ((performance.now() - this.startedAt) / 1000).toFixed(0)
    this.print(`  ${String(tenth() * 10).padStart(3)} %  ${this.ended} of ${this.total} ${this.unit}  ${seconds} s`)
  }

  /** Prints what took longest, and writes the numbers. */
  end(): void {
    for (const { what, seconds } of this.times.toSorted((one, two) => two.seconds - one.seconds).slice(0, SLOWEST))
      if (seconds > 5) this.print(`  ${seconds.toFixed(0).padStart(4)} s  ${what}`)
    const file = process.env['MATU_REPORT']
    if (file) writeFileSync(file, JSON.stringify(this.report))
  }
}

export const pathOf = (file: string): string => relative('', file)

/** What a command that repeats a test must set. */
export const environment = (): string => (process.env['MATU_NIGHTLY'] === '1' ? 'MATU_NIGHTLY=1 ' : '')
