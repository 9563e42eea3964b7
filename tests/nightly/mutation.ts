// Runs Stryker. It is large and only used here, so its packages have a lock file of their own, beside its settings.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'tests/mutation')
const run = (command: string, args: string[], cwd: string): void => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

if (!existsSync(join(folder, 'node_modules')))
  run('npm', ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'], folder)
run(
  process.execPath,
  [join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', 'tests/mutation/stryker.config.json'],
  root,
)
