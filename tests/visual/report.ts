import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** One line for each picture that differs, and a summary. */
export default class Report implements Reporter {
  private config!: FullConfig
  private count = 0
  private failed: string[] = []

  onBegin(config: FullConfig): void {
    this.config = config
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk)
  }

  onError({ message = '' }: { message?: string }): void {
    console.error(message)
  }

  onTestEnd({ title }: TestCase, { status, error }: TestResult): void {
    this.count += 1
    if (status === 'passed' || status === 'skipped') return
    const lines = stripVTControlCharacters(error?.message ?? status).split('\n')
    // The matcher's own first line says only which matcher it was.
    const reason = lines.map((line) => line.replace(/^Error: /, '').trim()).find((line) => line && !line.startsWith('expect('))
    this.failed.push(`✗ ${title}: ${reason}`)
  }

  onEnd({ duration }: FullResult): void {
    for (const line of this.failed.toSorted((one, other) => one.localeCompare(other))) console.log(line)
    const folder = relative(process.cwd(), this.config.projects[0]!.outputDir)
    const hint = this.failed.length ? ` Expected, actual and difference: ${folder}. To accept: npm run visual -- --accept` : ''
    console.log(`${this.count} checks in ${(duration / 1000).toFixed(0)} s, ${this.failed.length} failed.${hint}`)
  }

  printsToStdio(): boolean {
    return true
  }
}
