import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Options of single queries by which they are not asked again as they mount. */
const kept = (source: string): string[] =>
  [...source.matchAll(/(?:staleTime|refetchOnMount): (?!0\b)([\w.]+|\()/g)].map(([, time = '']) => time)

it('every response is stale at once, except between hydration and session start', () => {
  const found = globSync('app/src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    kept(readFileSync(join(root, file), 'utf8')).map((time) => `${file}: ${time}`),
  )
  // What the same navigation has just asked for: by the session, read by the frame; by the overview, read by the watcher; by a loader (prefetch.ts).
  const decided = /^app\/src\/(auth\/runtime\.ts|layouts\/DefaultFrame\.tsx|layouts\/NeedsWatcher\.tsx|api\/prefetch\.ts): JUST_ASKED$/
  expect(found.filter((one) => !decided.test(one))).toEqual([])
  expect(found.length).toBeGreaterThan(0)
})

it('canary: finds a query with its own staleTime', () => {
  expect(kept('query: { staleTime: Infinity }')).toEqual(['Infinity'])
  expect(kept('staleTime: 5 * 60_000')).toEqual(['5'])
  expect(kept('query: { refetchOnMount: false }')).toEqual(['false'])
  expect(kept('staleTime: 0,')).toEqual([])
})
