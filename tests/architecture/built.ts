import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PageRecord } from '#app/build/prerender/rendered.ts'

const root = resolve(import.meta.dirname, '../..')

/** Output of the production build. */
export const dist = join(root, 'app/dist')

let pages: PageRecord[] | undefined

/** Rebuilds in a process of its own if the build is stale, and returns its pages. Cached for all tests. */
export function builtPages(): PageRecord[] {
  if (pages) return pages
  const built = spawnSync(process.execPath, [join(root, 'app/build/build.ts'), '--if-stale'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) throw new Error(`The build failed:\n${built.stdout}${built.stderr}`)
  return (pages = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')) as PageRecord[])
}
