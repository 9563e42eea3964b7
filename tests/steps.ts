// Runs the steps of `npm test` and `npm run nightly`: prints what each does and how long it took, and ends with the line `N passed, N failed`.
import { spawn } from 'node:child_process'
import type { StdioOptions } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from './reporters/progress.ts'
import { failureText } from './reporters/progress.ts'

const root = join(import.meta.dirname, '..')
const reports = join(root, '.cache/reports')

export interface Step {
  name: string
  title: string
  command: readonly string[]
  env?: NodeJS.ProcessEnv
  needsBrowser?: true
  /** Runs while the steps without a browser run, and prints nothing but its result. */
  inBackground?: true
}

export const vitest = (project: string, ...more: string[]): string[] => [
  'vitest',
  'run',
  '-c',
  'tests/vitest.config.ts',
  '--project',
  project,
  '--reporter=./tests/reporters/vitest.ts',
  ...more,
]
export const playwright = (config: string, ...more: string[]): string[] => ['playwright', 'test', '-c', config, ...more]

/** Runs a command. Returns its exit code and the output that is not `shown`. */
const run = ([file = '', ...args]: readonly string[], env: NodeJS.ProcessEnv = {}, shown: 'all' | 'errors' | 'nothing' = 'all') =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const stdio: StdioOptions = ['ignore', shown === 'all' ? 'inherit' : 'pipe', shown === 'nothing' ? 'pipe' : 'inherit']
    const child = spawn(file, args, { cwd: root, stdio, env: { ...process.env, FORCE_COLOR: '0', ...env } })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part: string) => (text += part))
    child.on('error', (error) => resolve({ code: 1, text: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, text }))
  })

/** The numbers of tests that a step has reported. A step without a report is one check; one that fails without a failed test is one failure. */
function resultOf({ name, command }: Step, code: number): Report {
  let report: Report = { passed: code === 0 ? 1 : 0, failed: 0, failures: [] }
  try {
    report = JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8')) as Report
  } catch {
    // the step does not count its tests
  }
  if (code === 0 || report.failed > 0) return report
  return { ...report, failed: 1, failures: [failureText(name, '', `npx ${command.join(' ')}`)] }
}

/** Runs all steps, or those whose names are given, and ends the process: with 1 if something failed. */
export async function runSteps(all: readonly Step[], names: readonly string[]): Promise<never> {
  const steps = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all
  if (names.length > 0 && steps.length !== new Set(names).size) {
    console.error(`Unknown step. The steps are: ${all.map(({ name }) => name).join(', ')}`)
    process.exit(2)
  }
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const startedAt = performance.now()
  const since = (moment: number): string => `${((performance.now() - moment) / 1000).toFixed(1)} s`
  // Starts at once, because the browser may have to be installed. Other steps run on a machine without one.
  const browser = steps.some(({ needsBrowser }) => needsBrowser) ? run(['node', 'app/build/browser.ts', '--install'], {}, 'errors') : null
  const rows = new Map<Step, { took: string; result: Report }>()

  async function runStep(step: Step): Promise<void> {
    const started = performance.now()
    if (!step.inBackground) console.log(`\n▸ ${step.name}: ${step.title}`)
    const found = step.needsBrowser ? await browser : null
    const env = { ...step.env, MATU_REPORT: join(reports, `${step.name}.json`), ...(found && { CHROMIUM_PATH: found.text.trim() }) }
    const { code, text } = found?.code ? found : await run(step.command, env, step.inBackground ? 'nothing' : 'all')
    const result = resultOf(step, code)
    if (step.inBackground && code !== 0) console.log(`\n${text.trim()}`)
    console.log(`${result.failed ? '✗' : '✓'} ${step.name}: ${result.passed} passed, ${result.failed} failed in ${since(started)}`)
    rows.set(step, { took: since(started), result })
  }

  const inTurn = async (some: readonly Step[]): Promise<void> => {
    for (const step of some) await runStep(step)
  }
  const background = steps.filter(({ inBackground }) => inBackground)
  if (background.length > 0) console.log(`In the background: ${background.map(({ title }) => title).join('; ')}`)
  const foreground = steps.filter(({ inBackground }) => !inBackground)
  await Promise.all([inTurn(background), inTurn(foreground.filter(({ needsBrowser }) => !needsBrowser))])
  // Browser tests get both cores.
  await inTurn(foreground.filter(({ needsBrowser }) => needsBrowser))

  const results = steps.map((step) => ({ step, ...rows.get(step)! }))
  // Once more, because hundreds of lines precede these.
  for (const text of results.flatMap(({ result }) => result.failures)) console.log(`\n${text}`)
  console.log('')
  for (const { step, took, result } of results)
    console.log(
      `${result.failed ? '✗' : '✓'} ${step.name.padEnd(9)} ${took.padStart(9)}   ${result.passed} passed, ${result.failed} failed${step.inBackground ? ' (in the background)' : ''}`,
    )
  const sum = (of: (report: Report) => number): number => results.reduce((total, { result }) => total + of(result), 0)
  const failed = sum((report) => report.failed)
  console.log(`total ${since(startedAt)}\n`)
  console.log(`${sum((report) => report.passed)} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}
