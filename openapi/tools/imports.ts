import { readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { root } from './contract.ts'

/** Source texts by path from the project's root. */
export type Sources = ReadonlyMap<string, string>

/** The sources of these folders, without what is built or generated for the catalogues. */
export const readSources = (...folders: string[]): Sources =>
  new Map(
    folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
        .filter((name) => /\.tsx?$/.test(name) && !/\/(dist(-demo)?|\.build|node_modules|i18n)\//.test(name))
        .map((name): [string, string] => [name, readFileSync(join(root, name), 'utf8')]),
    ),
  )

export interface Import {
  /** A file by its path from the project's root, or what is imported from a package. */
  to: string
  /** The names that are taken, without types. */
  names: string[]
  /** What is erased, what is loaded with the file, and what is loaded when it is needed. */
  kind: 'type' | 'value' | 'lazy'
}

const resolved = (file: string, name: string): string => {
  if (name === '#sdk') return 'sdk/index.ts'
  return name.startsWith('#') ? name.slice(1) : name.startsWith('.') ? posix.join(posix.dirname(file), name) : name
}

const parsed = new Map<string, { text: string; imports: Import[] }>()

/** All imports of a file, in the bundler's own reading. */
export function importsIn(file: string, text: string): Import[] {
  const known = parsed.get(file)
  if (known?.text === text) return known.imports
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const from = (name: string, taken: readonly { isType: boolean; importName: { name: string | null } }[]): Import => ({
    to: resolved(file, name),
    names: taken.flatMap(({ isType, importName }) => (isType ? [] : [importName.name ?? '*'])),
    kind: taken.length > 0 && taken.every(({ isType }) => isType) ? 'type' : 'value',
  })
  const imports = [
    ...staticImports.map(({ moduleRequest, entries }) => from(moduleRequest.value, entries)),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((one) => (one.moduleRequest ? [from(one.moduleRequest.value, [one])] : []))),
    ...dynamicImports
      .map(({ moduleRequest: { start, end } }) => /^['"]([^'"]+)['"]$/.exec(text.slice(start, end))?.[1])
      .flatMap((name): Import[] => (name === undefined ? [] : [{ to: resolved(file, name), names: [], kind: 'lazy' }])),
  ]
  parsed.set(file, { text, imports })
  return imports
}

/** The files of `sources` that a file imports; without `kinds` those whose values are loaded with it. */
export const importsOf = (file: string, sources: Sources, kinds: readonly Import['kind'][] = ['value']): string[] =>
  importsIn(file, sources.get(file) ?? '').flatMap(({ to, kind }) => (kinds.includes(kind) && sources.has(to) ? [to] : []))

/** A file with everything that is loaded with it. */
export function reach(file: string, sources: Sources, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of importsOf(file, sources)) reach(next, sources, seen)
  return seen
}
