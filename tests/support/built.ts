import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PageRecord } from '#app/build/prerender/rendered.ts'

const root = resolve(import.meta.dirname, '../..')

/** Output of the production build. */
export const dist = join(root, 'app/dist')

// Tests of one process share what they have read.
let pages: PageRecord[] | undefined
let names: string[] | undefined
const texts = new Map<string, string>()

/** A file of the build. */
export const readBuilt = (name: string): string => {
  if (!texts.has(name)) texts.set(name, readFileSync(join(dist, name), 'utf8'))
  return texts.get(name)!
}

/** The files of the build, with slashes. */
export const builtFiles = (): string[] =>
  (names ??= readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/')))

/** Rebuilds in a process of its own if the build is stale, and returns its pages. */
export function builtPages(): PageRecord[] {
  if (pages) return pages
  const built = spawnSync(process.execPath, [join(root, 'app/build/build.ts'), '--if-stale'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) throw new Error(`The build failed:\n${built.stdout}${built.stderr}`)
  return (pages = JSON.parse(readBuilt('pages.json')) as PageRecord[])
}
