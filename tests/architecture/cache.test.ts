import { expect, it } from 'vitest'
import { readSources } from '#openapi/tools/imports.ts'

/** Options of single queries by which they are not asked again as they mount. */
const kept = (source: string): string[] =>
  [...source.matchAll(/(?:staleTime|refetchOnMount): (?!0\b)([\w.]+|\()/g)].map(([, time = '']) => time)

it('every response is stale at once, except between hydration and session start', () => {
  const found = [...readSources('app/src')].flatMap(([file, text]) => kept(text).map((time) => `${file}: ${time}`))
  // What the same navigation has just asked for: by the session, read by the frame; by the overview, read by the watcher; by a loader (prefetch.ts).
  const decided = /^app\/src\/(auth\/runtime\.ts|layouts\/DefaultFrame\.tsx|layouts\/NeedsWatcher\.tsx|api\/prefetch\.ts): JUST_ASKED$/
  expect(found.filter((one) => !decided.test(one))).toEqual([])
  // Canaries.
  expect(found.length).toBeGreaterThan(0)
  expect(kept('{ staleTime: Infinity, refetchOnMount: false }, { staleTime: 5 * 60_000 }, { staleTime: 0 }')).toEqual([
    'Infinity',
    'false',
    '5',
  ])
})
