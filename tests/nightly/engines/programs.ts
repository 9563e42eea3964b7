import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from '#app/build/browser.ts'

const find = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find(existsSync)

/** The path of a program on the PATH. Installs its Debian package if it is missing; throws an error that names the package if that is not possible. */
export function findProgram(name: string, debian: string): string {
  const found = find(name) ?? (installPackages(debian, 'fonts-liberation') ? find(name) : undefined)
  if (found) return found
  throw new Error(`${name} was not found. On Debian, as root: apt-get install -y --no-install-recommends ${debian}`)
}
