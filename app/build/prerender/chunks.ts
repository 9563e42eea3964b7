import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A chunk of the client build, as recorded in app/.build/chunks.json. */
export interface Chunk {
  file: string
  imports: string[]
  /** Its source files, relative to the project. */
  modules: string[]
  entry: boolean
}

/** The CSS of a build: the typefaces. Pages contain it instead of linking to it. */
export const builtStyles = (folder: string): string =>
  readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, 'assets', name), 'utf8').trim())
    .join('')

export const projectPath = (root: string, id: string): string => relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/')

/** All chunks that these modules need, each once, dependencies first. */
export function closure(chunks: readonly Chunk[], modules: readonly string[]): Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const found = new Set<Chunk>()
  const add = (chunk: Chunk): void => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) {
      const next = byFile.get(file)
      if (next) add(next)
    }
  }
  const entry = chunks.find((chunk) => chunk.entry)
  if (!entry) throw new Error('The client build has no entry chunk')
  add(entry)
  for (const module of modules) {
    const chunk = chunks.find((candidate) => candidate.modules.includes(module))
    if (chunk) add(chunk)
  }
  return [...found]
}
