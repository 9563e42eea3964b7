import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** A query's own idea of how long an answer is fresh. */
const kept = (source: string): string[] =>
  [...source.matchAll(/staleTime: ([\w.]+)/g)].map(([, time = '']) => time).filter((time) => time !== '0')

it('every answer is stale at once, but between the hydration of a page and the start of its session', () => {
  const found = globSync('app/src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    kept(readFileSync(join(root, file), 'utf8')).map((time) => `${file}: ${time}`),
  )
  expect(found.filter((one) => !/^app\/src\/(runtime\.ts|layouts\/DefaultFrame\.tsx): JUST_ASKED$/.test(one))).toEqual([])
  expect(found.length).toBeGreaterThan(0)
})

it('canary: a query that keeps its answer is found', () => {
  expect(kept('query: { staleTime: Infinity }')).toEqual(['Infinity'])
  expect(kept('staleTime: 5 * 60_000')).toEqual(['5'])
})
