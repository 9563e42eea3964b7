// Runs Stryker. It is large and only used here, so its packages have a lock file of their own, beside its settings.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { ownPackages } from '../support/own-packages.ts'

const stryker = join(ownPackages('mutation'), '@stryker-mutator/core/bin/stryker.js')
const cwd = resolve(import.meta.dirname, '../..')
const { status } = spawnSync(process.execPath, [stryker, 'run', 'tests/mutation/stryker.config.json'], { cwd, stdio: 'inherit' })
if (status !== 0) process.exit(1)
