import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { RoutePath } from '#app/src/paths.ts'
import { siteMap } from '#app/src/site-map.ts'

const root = resolve(import.meta.dirname, '../../..')
const pages = readFileSync(join(root, 'app/src/site-map.ts'), 'utf8')

const target = (specifier: string, from: string): string | null => {
  const path = specifier.startsWith('#')
    ? join(root, specifier.slice(1))
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : null
  return path && existsSync(path) && /\.tsx?$/.test(path) ? path : null
}

/** The areas whose words a module, or anything that it imports at once, may speak. */
function spoken(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set()
  seen.add(file)
  const code = readFileSync(file, 'utf8')
  const areas = new Set([...code.matchAll(/(?:useTranslations|textsOf)\((?:[^'()]*,\s*)?'(\w+)'\)/g)].map(([, area]) => area as string))
  // `import type` and `import()` bring no code with them.
  for (const [, specifier] of code.matchAll(/^(?:import|export) (?!type )[^'"]*from '([^']+)'/gm)) {
    const next = specifier && !/^#(sdk|app)\b/.test(specifier) && !specifier.endsWith('/site-map.ts') ? target(specifier, file) : null
    if (next && !next.includes('/i18n/')) for (const area of spoken(next, seen)) areas.add(area)
  }
  return areas
}

const shared: string[] = /const shared = \[([^\]]*)\]/.exec(pages)?.[1]?.match(/\w+/g) ?? []
const loads: { key: string; file: string; areas: string[] }[] = [
  ...pages.matchAll(
    /^ {2}'?([\w/:-]+)'?: \{[^]*?words: (shared|\[[^\]]*\]),\s*module: \(\) => import\('(\.\/(?:pages|layouts)\/[^']+)'\)/gm,
  ),
].map(([, key = '', areas = '', file = '']) => ({
  key,
  file,
  areas: areas === 'shared' ? shared : (areas.match(/\w+/g) ?? []),
}))
/** A page stands in its layout's frame, whose words are there before it. */
const ofFrame = (key: string): string[] => loads.find((frame) => frame.key === siteMap[key as RoutePath]?.layout)?.areas ?? []

describe('the words of a page are there before it is drawn', () => {
  it('reads the page table', () => expect(loads.length).toBeGreaterThan(15))

  it.each(loads)('$file asks for every area it speaks with', ({ key, file, areas }) => {
    const needed = [...spoken(join(root, 'app/src', file))]
    const there = new Set([...shared, ...ofFrame(key), ...areas])
    expect(needed.filter((area) => !there.has(area))).toEqual([])
  })

  it('canary: a screen whose area nobody asked for is found', () =>
    expect([...spoken(join(root, 'app/src/pages/auth/LoginPage.tsx'))]).toContain('auth'))
})
