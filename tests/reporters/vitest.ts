import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node'
import { environment, failureText, pathOf, Progress } from './progress.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

export default class VitestProgress implements Reporter {
  private progress = new Progress(0, 'files')

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.progress = new Progress(files.length, 'files')
  }
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state === 'passed') this.progress.report.passed += 1
    if (state !== 'failed') return
    const file = pathOf(test.module.moduleId)
    const again = `${environment()}npx vitest run -c tests/vitest.config.ts --project ${test.project.name.split(' ')[0]} ${file} -t ${quoted(test.fullName)}`
    this.progress.fail(failureText(`${file} › ${test.fullName}`, errors?.[0]?.message, again))
  }
  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) this.progress.fail(failureText(pathOf(module.moduleId), message))
    this.progress.step(pathOf(module.moduleId), module.diagnostic().duration)
  }
  onTestRunEnd(_modules: readonly TestModule[], unhandled: ReadonlyArray<{ message: string; stack?: string }>): void {
    for (const { message, stack } of unhandled) this.progress.fail(failureText('an error outside of the tests', stack ?? message))
    this.progress.end()
  }
}
