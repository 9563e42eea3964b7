import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PageRecord } from '#app/build/prerender/rendered.ts'

const root = resolve(import.meta.dirname, '../..')

/** Where the production build lies. */
export const dist = join(root, 'app/dist')

let pages: PageRecord[] | undefined

/** Builds what is stale, in a process of its own, and answers the pages of the build. Once for all tests that look at it. */
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
