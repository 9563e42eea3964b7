// `npm run visual`: screenshots of every component, form and screen, compared with those in tests/visual/pictures by Playwright Test.
// `-- --accept` writes the pictures that changed; `-- --only WORD` takes only stories whose id contains the word.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureWorkbench } from './workbench.ts'

const { values } = parseArgs({ options: { accept: { type: 'boolean' }, only: { type: 'string' } } })

ensureWorkbench()
const more = [
  ...(values.accept ? ['--update-snapshots=changed'] : []),
  ...(values.only ? ['--grep', `canary|${values.only.replaceAll(/\W/g, String.raw`\$&`)}`] : []),
]
const { status } = spawnSync('playwright', ['test', '-c', join(import.meta.dirname, 'playwright.config.ts'), ...more], {
  cwd: resolve(import.meta.dirname, '../..'),
  stdio: 'inherit',
})
process.exit(status ?? 1)
