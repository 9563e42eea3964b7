import { readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Sources by their path from the root. */
export type Sources = ReadonlyMap<string, string>

const root = join(import.meta.dirname, '../..')

export const readSources = (...rooms: string[]): Sources =>
  new Map(
    rooms.flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/(^|[\\/])(dist|node_modules|i18n)[\\/]/.test(name))
        .map((name): [string, string] => [`${room}/${name.replaceAll('\\', '/')}`, readFileSync(join(root, room, name), 'utf8')]),
    ),
  )

/** The files that a file takes values from, among those that are there. What it fetches later is another matter. */
export const importsOf = (file: string, sources: Sources): string[] =>
  [...(sources.get(file) ?? '').matchAll(/^(?:import|export)\s(?!type\b)(?:[^'"]*\sfrom\s)?['"]([#.][^'"]+)['"]/gm)]
    .map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name)))
    .filter((path) => sources.has(path))

/** A file with everything that comes with it. */
export function reach(file: string, sources: Sources, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of importsOf(file, sources)) reach(next, sources, seen)
  return seen
}
