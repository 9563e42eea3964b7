import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

export type Files = Map<string, string>

export const filesIn = (folder: string): Files =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), readFileSync(path, 'utf8')]),
  )

/** Differences between the committed and the new output, file by file. */
export const differences = (committed: Files, fresh: Files): string[] =>
  [...new Set([...committed.keys(), ...fresh.keys()])].sort().flatMap((path) => {
    if (!fresh.has(path)) return [`${path} is no longer generated`]
    if (!committed.has(path)) return [`${path} is missing`]
    return committed.get(path) === fresh.get(path) ? [] : [`${path} is stale or was edited`]
  })
