import { readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Source text by path from the project root. */
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

/** Files of `sources` from which a file statically imports values. */
export const importsOf = (file: string, sources: Sources): string[] =>
  [...(sources.get(file) ?? '').matchAll(/^(?:import|export)\s(?!type\b)(?:[^'"]*\sfrom\s)?['"]([#.][^'"]+)['"]/gm)]
    .map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name)))
    .filter((path) => sources.has(path))

/** Files of the same room that a file imports when they are needed. */
export const lazilyOf = (file: string, sources: Sources): string[] =>
  [...(sources.get(file) ?? '').matchAll(/\bimport\('(\.[^']+)'\)/g)]
    .map(([, name = '']) => posix.join(posix.dirname(file), name))
    .filter((path) => sources.has(path))

/** A file with all its transitive imports. */
export function reach(file: string, sources: Sources, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of importsOf(file, sources)) reach(next, sources, seen)
  return seen
}
