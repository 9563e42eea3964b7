import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** `staleTime` options of single queries. */
const kept = (source: string): string[] =>
  [...source.matchAll(/staleTime: ([\w.]+)/g)].map(([, time = '']) => time).filter((time) => time !== '0')

it('every response is stale at once, except between hydration and session start', () => {
  const found = globSync('app/src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    kept(readFileSync(join(root, file), 'utf8')).map((time) => `${file}: ${time}`),
  )
  // NeedsWatcher looks at what the overview has asked for, and asks once for older withdrawals; both are asked for again only after an invalidation.
  const watches = 'app/src/needs/NeedsWatcher.tsx: Infinity'
  expect(found.filter((one) => one !== watches && !/^app\/src\/(runtime\.ts|layouts\/DefaultFrame\.tsx): JUST_ASKED$/.test(one))).toEqual(
    [],
  )
  expect(found.length).toBeGreaterThan(0)
})

it('canary: finds a query with its own staleTime', () => {
  expect(kept('query: { staleTime: Infinity }')).toEqual(['Infinity'])
  expect(kept('staleTime: 5 * 60_000')).toEqual(['5'])
})
