import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { environment, failureText, pathOf, Progress } from './progress.ts'

export default class PlaywrightProgress implements Reporter {
  private progress = new Progress(0, 'tests')
  private config = ''

  onBegin({ configFile = '' }: FullConfig, suite: Suite): void {
    this.config = pathOf(configFile)
    this.progress = new Progress(suite.allTests().length, 'tests')
  }
  onTestEnd(test: TestCase, { errors, duration }: TestResult): void {
    const place = `${pathOf(test.location.file)}:${test.location.line}`
    if (test.outcome() === 'expected') this.progress.report.passed += 1
    else if (test.outcome() !== 'skipped') {
      const again = `${environment()}npx playwright test -c ${this.config} ${place}`
      this.progress.fail(failureText(`${place} › ${test.titlePath().slice(3).join(' › ')}`, errors[0]?.message, again))
    }
    this.progress.step(place, duration)
  }
  onError(error: TestError): void {
    this.progress.fail(failureText('an error outside of the tests', error.message))
  }
  onStdOut(text: string | Buffer): void {
    process.stdout.write(text)
  }
  onEnd(): void {
    this.progress.end()
  }
  printsToStdio(): boolean {
    return true
  }
}
