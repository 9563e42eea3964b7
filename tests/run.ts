// `npm test`: runs the steps below, prints how long each took and ends with the line `N passed, N failed`.
//
//   npm test                 all steps
//   npm test -- unit e2e     some steps by name
import { spawn } from 'node:child_process'
import type { StdioOptions } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { failuresIn } from './failures.ts'

type Result = { passed: number; failed: number; failures: string[] }
type Step = {
  name: string
  title: string
  command: string[]
  /** The JSON report with the numbers of tests, in `reports`. Without one, the step counts as one check. */
  report?: string
  needsBrowser?: true
  /** Runs in the background while the next steps run. */
  inBackground?: true
}

const reports = join(import.meta.dirname, '../.cache/reports')
const vitest = (project: string): string[] => [
  'vitest',
  'run',
  '-c',
  'tests/vitest.config.ts',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/${project}.json`,
]

const steps: Step[] = [
  { name: 'contract', title: 'contract lint', command: ['npm', 'run', '-s', 'contract:lint'] },
  { name: 'fresh', title: 'generated code is fresh', command: ['node', 'tests/fresh.ts'] },
  // These only read files and no later step depends on them; only the browser steps keep both cores busy.
  { name: 'types', title: 'types', command: ['npm', 'run', '-s', 'types'], inBackground: true },
  { name: 'lint', title: 'lint, format and import rules', command: ['npm', 'run', '-s', 'lint'], inBackground: true },
  { name: 'unused', title: 'no unused file, export or dependency', command: ['npm', 'run', '-s', 'unused'], inBackground: true },
  { name: 'build', title: 'production build with all languages prerendered', command: ['npm', 'run', '-s', 'build'] },
  { name: 'unit', title: 'unit, integration and architecture tests', command: vitest('unit'), report: 'unit.json' },
  { name: 'stories', title: 'stories in a real browser, with axe', command: vitest('stories'), report: 'stories.json', needsBrowser: true },
  {
    name: 'e2e',
    title: 'browser tests over HTTP',
    command: ['playwright', 'test', '-c', 'tests/playwright.config.ts'],
    report: 'e2e.json',
    needsBrowser: true,
  },
]

const names = process.argv.slice(2)
const chosen = names.length ? steps.filter((step) => names.includes(step.name)) : steps
if (names.length && chosen.length !== names.length) {
  console.error(`Unknown step. The steps are: ${steps.map((step) => step.name).join(', ')}`)
  process.exit(2)
}

const env: NodeJS.ProcessEnv = {
  ...process.env,
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json'),
  FORCE_COLOR: '0',
}

/** Runs a command. Returns its exit code and the output that is not `shown`. */
const run = ([file = '', ...args]: readonly string[], extraEnv: NodeJS.ProcessEnv = {}, shown: 'all' | 'errors' | 'nothing' = 'all') =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const stdio: StdioOptions = ['ignore', shown === 'all' ? 'inherit' : 'pipe', shown === 'nothing' ? 'pipe' : 'inherit']
    const child = spawn(file, args, { stdio, env: { ...env, ...extraEnv } })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part: string) => (text += part))
    child.on('error', () => resolve({ code: 1, text }))
    child.on('close', (code) => resolve({ code: code ?? 1, text }))
  })

/** The numbers of tests in the JSON report of Vitest or Playwright, and the failed ones. A run that fails without a failed test counts as one failure. */
function resultOf(step: Step, code: number): Result {
  const single = code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [] }
  if (!step.report) return single
  try {
    const report = JSON.parse(readFileSync(join(reports, step.report), 'utf8'))
    const [passed, failed] = report.stats
      ? [report.stats.expected, report.stats.unexpected + report.stats.flaky]
      : [report.numPassedTests, report.numFailedTests]
    return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, failures: failuresIn(report) }
  } catch {
    return single
  }
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
// Starts at once, because the browser may have to be installed. Other steps run on a machine without one.
const browser = chosen.some((step) => step.needsBrowser) ? run(['node', 'app/build/browser.ts', '--install'], {}, 'errors') : null
const startedAt = performance.now()
const rows: { step: Step; seconds: number; result: Result }[] = []
const since = (moment: number): number => (performance.now() - moment) / 1000

async function runInBackground(background: readonly Step[]): Promise<void> {
  for (const step of background) {
    const started = performance.now()
    const { code, text } = await run(step.command, {}, 'nothing')
    console.log(`\n▸ ${step.name}: ${step.title} (in the background)\n${text.trim()}`)
    rows.push({ step, seconds: since(started), result: resultOf(step, code) })
  }
}

let background: Promise<void> | undefined
for (const step of chosen) {
  if (step.inBackground) {
    background ??= runInBackground(chosen.filter((one) => one.inBackground))
    continue
  }
  // Browser tests get both cores.
  if (step.needsBrowser) await background
  console.log(`\n▸ ${step.name}: ${step.title}`)
  const started = performance.now()
  const found = step.needsBrowser ? await browser : null
  const { code } = found ? (found.code ? found : await run(step.command, { CHROMIUM_PATH: found.text.trim() })) : await run(step.command)
  rows.push({ step, seconds: since(started), result: resultOf(step, code) })
}
await background
rows.sort((one, two) => chosen.indexOf(one.step) - chosen.indexOf(two.step))

const total = rows.reduce((sum, row) => ({ passed: sum.passed + row.result.passed, failed: sum.failed + row.result.failed }), {
  passed: 0,
  failed: 0,
})
// Thousands of lines precede these, of which a CI may keep only the end.
for (const lines of rows.flatMap(({ result }) => result.failures)) console.log(`\n${lines}`)
console.log('')
for (const { step, seconds, result } of rows) {
  console.log(
    `${result.failed ? '✗' : '✓'} ${step.name.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s   ${result.passed} passed, ${result.failed} failed`,
  )
}
console.log(`total ${since(startedAt).toFixed(0)} s\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
