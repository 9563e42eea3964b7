// `npm run nightly`: the checks that take too long for every run. Prints what ran, how long it took and what was measured.
//
//   npm run nightly                    all steps, about an hour on two cores
//   npm run nightly -- heap mutation   some steps by name
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveSimulator } from '#mocks/transports/http.ts'
import { personaPassword } from '#mocks/fixtures/personas.ts'
import { findBrowser } from '#app/build/browser.ts'

const root = join(import.meta.dirname, '../..')

const run = (command: string, args: string[], more: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, FORCE_COLOR: '0', ...more },
    })
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
const vitest = (files: string[]): Promise<number> =>
  run('vitest', ['run', '-c', 'tests/vitest.config.ts', '--project', 'unit', ...files], { MATU_LONG: '1' })

/** Runs `contract:verify` against the simulator over HTTP, with two accounts, one of which may have wallets. */
async function verify(): Promise<number> {
  const served = await serveSimulator({ port: 0 })
  try {
    for (const persona of ['trader', 'secure']) {
      const more = ['--email', `${persona}@matu.test`, '--write', '--origin', 'http://localhost:5173', '--pause', '20']
      const code = await run(process.execPath, ['openapi/tools/verify.ts', '--url', served.origin, ...more], {
        MATU_PASSWORD: personaPassword,
        MATU_CODE: '246810',
      })
      if (code !== 0) return code
    }
    return 0
  } finally {
    await served.close()
  }
}

/** Stryker is large and only used here, so its packages have a lock file of their own, beside its settings. */
async function mutation(): Promise<number> {
  const folder = join(root, 'tests/mutation')
  if (!existsSync(join(folder, 'node_modules'))) {
    const installed = spawnSync('npm', ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
    })
    if (installed.status !== 0) return 1
  }
  return run(process.execPath, [
    join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    'tests/mutation/stryker.config.json',
  ])
}

const steps: { name: string; title: string; go: () => Promise<number> }[] = [
  {
    name: 'simulator',
    title: '100 valid and 100 invalid requests for each operation, 200 runs of 30 steps of money',
    go: () => vitest(['tests/integration/mocks/contract.test.ts', 'tests/unit/mocks/conservation.test.ts']),
  },
  {
    name: 'session',
    title: 'two people in one tab, 200 random schedules',
    go: () => vitest(['tests/integration/app/session.test.ts', 'tests/integration/app/session-people.test.ts']),
  },
  {
    name: 'answers',
    title: 'each field of each answer mutated, one at a time, and each page opened',
    go: () => vitest(['tests/integration/app/unexpected-values.test.tsx']),
  },
  { name: 'verify', title: 'contract:verify --write against the simulator over HTTP', go: verify },
  {
    name: 'heap',
    title: '300 polls of 60 s and 20 laps over the cabinet, in Chromium',
    go: () => run('playwright', ['test', '-c', 'tests/nightly/playwright.config.ts'], { CHROMIUM_PATH: findBrowser({ install: true }) }),
  },
  {
    name: 'text',
    title: 'every screen with text at 200 %, on phones, in German and Spanish',
    go: () => run(process.execPath, ['tests/visual/text-size.ts'], { CHROMIUM_PATH: findBrowser({ install: true }) }),
  },
  { name: 'mutation', title: 'mutation score of money, retry, guards, session and parsers', go: mutation },
]

const names = process.argv.slice(2)
const chosen = names.length > 0 ? steps.filter(({ name }) => names.includes(name)) : steps
if (names.length > 0 && chosen.length !== names.length) {
  console.error(`Unknown step. The steps are: ${steps.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}
const rows: { name: string; code: number; seconds: number }[] = []
for (const { name, title, go } of chosen) {
  console.log(`\n▸ ${name}: ${title}`)
  const started = performance.now()
  const code = await go().catch((error: unknown) => {
    console.error(error)
    return 1
  })
  rows.push({ name, code, seconds: (performance.now() - started) / 1000 })
}
console.log('')
for (const { name, code, seconds } of rows) console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(10)} ${seconds.toFixed(0).padStart(5)} s`)
process.exit(rows.some(({ code }) => code !== 0) ? 1 : 0)
