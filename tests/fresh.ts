// Generates the SDK and the catalogue's types again and compares: what is committed must be what the contract and the words say.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

const files = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .sort()

function stale(dir: string, before: string): string[] {
  const names = new Set([...files(dir), ...files(before)])
  const read = (base: string, name: string) => {
    try {
      return readFileSync(join(base, name), 'utf8')
    } catch {
      return null
    }
  }
  return [...names].filter((name) => read(dir, name) !== read(before, name))
}

let failed = false
for (const { dir, script } of [
  { dir: 'sdk/generated', script: 'sdk' },
  { dir: 'design-system/i18n', script: 'i18n' },
]) {
  const keep = mkdtempSync(join(tmpdir(), 'fresh-'))
  cpSync(join(root, dir), keep, { recursive: true })
  const started = performance.now()
  execFileSync('npm', ['run', '-s', script], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const changed = stale(join(root, dir), keep)
  rmSync(keep, { recursive: true })
  if (changed.length) {
    failed = true
    console.error(
      `${dir} is not what it is generated from (${changed.slice(0, 5).join(', ')}). Run \`npm run ${script}\` and commit the result.`,
    )
  } else console.log(`${dir} is fresh (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}
process.exit(failed ? 1 : 0)
