// Runs everything that must hold, says what runs and how long it took, and closes with one line: `N passed, N failed`.
//
//   npm test                 all of it
//   npm test -- unit e2e     some steps by name
import { spawn } from 'node:child_process'
import type { StdioOptions } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

type Count = { passed: number; failed: number }
type Step = { name: string; says: string; command: string[]; report?: string; browser?: true; beside?: true }

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
  { name: 'contract', says: 'contract lint', command: ['npm', 'run', '-s', 'contract:lint'] },
  { name: 'fresh', says: 'generated code is fresh', command: ['node', 'tests/fresh.ts'] },
  // Only read, and need nothing of the steps behind them: they run beside those, since no step but the browsers' keeps both cores busy.
  { name: 'types', says: 'types', command: ['npm', 'run', '-s', 'types'], beside: true },
  { name: 'lint', says: 'lint, format and the rooms’ walls', command: ['npm', 'run', '-s', 'lint'], beside: true },
  { name: 'unused', says: 'no unused file, export or dependency', command: ['npm', 'run', '-s', 'unused'], beside: true },
  { name: 'build', says: 'production build with all languages prerendered', command: ['npm', 'run', '-s', 'build'] },
  { name: 'unit', says: 'unit, integration and law tests', command: vitest('unit'), report: 'unit.json' },
  { name: 'stories', says: 'stories in a real browser, with axe', command: vitest('stories'), report: 'stories.json', browser: true },
  {
    name: 'e2e',
    says: 'browser tests over HTTP',
    command: ['playwright', 'test', '-c', 'tests/playwright.config.ts'],
    report: 'e2e.json',
    browser: true,
  },
]

const wanted = process.argv.slice(2)
const chosen = wanted.length ? steps.filter((step) => wanted.includes(step.name)) : steps
if (wanted.length && chosen.length !== wanted.length) {
  console.error(`Unknown step. The steps are: ${steps.map((step) => step.name).join(', ')}`)
  process.exit(2)
}

const env: NodeJS.ProcessEnv = {
  ...process.env,
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json'),
  FORCE_COLOR: '0',
}

/** Runs a command, and answers what it printed where it is not shown. */
const run = ([file = '', ...args]: readonly string[], more: NodeJS.ProcessEnv = {}, shown: 'all' | 'errors' | 'nothing' = 'all') =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const stdio: StdioOptions = ['ignore', shown === 'all' ? 'inherit' : 'pipe', shown === 'nothing' ? 'pipe' : 'inherit']
    const child = spawn(file, args, { stdio, env: { ...env, ...more } })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part: string) => (text += part))
    child.on('error', () => resolve({ code: 1, text }))
    child.on('close', (code) => resolve({ code: code ?? 1, text }))
  })

/** Vitest and Playwright leave a JSON report; a step without one counts as one check. */
function count(step: Step, code: number): Count {
  const single = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (!step.report) return single
  try {
    const report = JSON.parse(readFileSync(join(reports, step.report), 'utf8'))
    const [passed, failed] = report.stats
      ? [report.stats.expected, report.stats.unexpected + report.stats.flaky]
      : [report.numPassedTests, report.numFailedTests]
    return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
  } catch {
    return single
  }
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
// Looked for only where it is needed, so that the rest runs on a machine without one; from the start, as it may have to be installed.
const browser = chosen.some((step) => step.browser) ? run(['node', 'app/build/browser.ts', '--install'], {}, 'errors') : null
const begun = performance.now()
const rows: { step: Step; seconds: number; count: Count }[] = []
const since = (moment: number): number => (performance.now() - moment) / 1000

async function runBeside(aside: readonly Step[]): Promise<void> {
  for (const step of aside) {
    const started = performance.now()
    const { code, text } = await run(step.command, {}, 'nothing')
    console.log(`\n▸ ${step.name}: ${step.says} (beside the others)\n${text.trim()}`)
    rows.push({ step, seconds: since(started), count: count(step, code) })
  }
}

let beside: Promise<void> | undefined
for (const step of chosen) {
  if (step.beside) {
    beside ??= runBeside(chosen.filter((one) => one.beside))
    continue
  }
  // A page in a browser is given both cores.
  if (step.browser) await beside
  console.log(`\n▸ ${step.name}: ${step.says}`)
  const started = performance.now()
  const found = step.browser ? await browser : null
  const { code } = found ? (found.code ? found : await run(step.command, { CHROMIUM_PATH: found.text.trim() })) : await run(step.command)
  rows.push({ step, seconds: since(started), count: count(step, code) })
}
await beside
rows.sort((one, two) => chosen.indexOf(one.step) - chosen.indexOf(two.step))

const total = rows.reduce((sum, row) => ({ passed: sum.passed + row.count.passed, failed: sum.failed + row.count.failed }), {
  passed: 0,
  failed: 0,
})
console.log('')
for (const { step, seconds, count } of rows) {
  console.log(
    `${count.failed ? '✗' : '✓'} ${step.name.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s   ${count.passed} passed, ${count.failed} failed`,
  )
}
console.log(`total ${since(begun).toFixed(0)} s\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
