import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Installs the packages of a folder that has a lock file of its own, on its first use, and returns where they are. */
export function ownPackages(folder: string): string {
  const cwd = resolve(import.meta.dirname, '..', folder)
  const packages = join(cwd, 'node_modules')
  if (!existsSync(packages)) {
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'], {
      cwd,
      stdio: 'inherit',
    })
    if (status !== 0) process.exit(1)
  }
  return packages
}
