import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '#openapi/tools/contract.ts'

export type Files = Map<string, string>

export const filesIn = (folder: string): Files =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), readFileSync(path, 'utf8')]),
  )

/** A copy of everything that generation reads. The packages are linked, not copied. */
export const copyForGeneration = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'sdk-fresh-'))
  for (const name of ['package.json', 'tsconfig.json', '.oxfmtrc.json', 'openapi', 'sdk/http', 'sdk/tools', 'sdk/orval.config.ts']) {
    if (existsSync(join(root, name))) cpSync(join(root, name), join(copy, name), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}

/** What differs between the committed output and a new one, file by file. */
export const differences = (committed: Files, fresh: Files): string[] =>
  [...new Set([...committed.keys(), ...fresh.keys()])].sort().flatMap((path) => {
    if (!fresh.has(path)) return [`${path} is no longer generated`]
    if (!committed.has(path)) return [`${path} is missing`]
    return committed.get(path) === fresh.get(path) ? [] : [`${path} is stale or was edited`]
  })
