import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageRecord } from '#app/build/prerender/rendered.ts'
import { mapsFolder, trace } from '#app/build/trace.ts'
import { builtFiles, builtPages, dist, readBuilt } from '#tests/support/built.ts'
import { forbiddenText, isForeign, overBudget, plainName } from './bundle.ts'

let pages: readonly PageRecord[] = []
let files: readonly string[] = []
/** Bytes of each script as it is sent: the build has compressed it, unless it is tiny. */
let sizes: Record<string, number> = {}

beforeAll(() => {
  pages = builtPages()
  files = builtFiles()
  const sent = (name: string): string => [`${name}.br`, name].map((one) => join(dist, one)).find((path) => existsSync(path))!
  sizes = Object.fromEntries(files.filter((name) => /^assets\/.*\.js$/.test(name)).map((name) => [name, statSync(sent(name)).size]))
}, 120_000)

describe('the weight of the entry JavaScript', () => {
  it('stays within the compressed budget of the landing page, the other public pages, the cabinet and its inner pages opened cold', () => {
    expect(overBudget(pages, sizes), 'npm run budget shows what each page loads').toEqual([])
  })

  it('canary: a page that grew is named', () => {
    const page = pages.find(({ kind }) => kind === 'public')!
    const grown = { ...sizes, [page.files[0]!]: 201_000 + sizes[page.files[0]!]! }
    expect(overBudget([page], grown)).toEqual([expect.stringContaining(page.path)])
  })
})

it('pages of one template load the same code in every language, each with its own words', () => {
  const names = (page: PageRecord): string => page.files.map((file) => plainName(file).replace(/^(words.*)-\w\w$/, '$1')).join(' ')
  const english = new Map(pages.filter(({ path }) => path.startsWith('/en')).map((page) => [page.path.slice(3), names(page)]))
  for (const page of pages) expect(names(page), page.path).toBe(english.get(page.path.slice(3)))
  expect(english.get('/maintenance')).toContain('MaintenancePage')
})

describe('the production bundle', () => {
  it('contains no simulator, msw, faker, hono, story or test', () => {
    const modules = readdirSync(mapsFolder).flatMap((file) => {
      const { sources } = JSON.parse(readFileSync(join(mapsFolder, file), 'utf8')) as { sources: string[] }
      return sources.map((source) => posix.join('app/dist/assets', source))
    })
    expect(modules.filter(isForeign)).toEqual([])
    expect(modules).toContain('app/src/main.tsx')
    const planted = ['mocks/world/world.ts', 'node_modules/msw/lib/core/index.mjs', 'app/src/dev/ContractMismatchPanel.tsx']
    expect(planted.filter((module) => !isForeign(module))).toEqual([])
  })

  it('contains no text of theirs, no source map and no test hook', () => {
    const texts = files.filter((name) => /\.(js|css|html)$/.test(name))
    expect(texts.flatMap((name) => forbiddenText(readBuilt(name)).map((word) => `${name}: ${word}`))).toEqual([])
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
    const planted = `//# sourceMappingURL=x.js.map|register("/mockServiceWorker.js")|<i data-testid="x">|createSimulator()|faker.person|Matu-2026!
      |x-matu-fault|1 answer does not fit the contract`
    expect(planted.split('|').filter((text) => forbiddenText(text).length === 0)).toEqual([])
  })

  it('has its source maps beside it, which resolve reported positions', () => {
    const scripts = files.filter((name) => /^assets\/(?!rolldown-runtime).*\.js$/.test(name))
    expect(readdirSync(mapsFolder).map((name) => `assets/${name}`)).toEqual(scripts.map((name) => `${name}.map`).sort())
    const word = '`matu_cache`'
    const places = scripts.flatMap((name) =>
      readBuilt(name)
        .split('\n')
        .flatMap((line, at) => (line.includes(word) ? [`${basename(name)}:${at + 1}:${line.indexOf(word) + 1}`] : [])),
    )
    const sources = places.map((place) => trace(`at f (https://cabinet.example/assets/${place})`).replace(/:\d+:\d+$/, ''))
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) expect(readFileSync(join(dist, '../..', source), 'utf8')).toContain('CACHE_KEY')
    expect(trace('main-00000000.js:1:1')).toContain('no source map')
    expect(trace(`${basename(scripts[0]!)}:9999:1`)).toContain('no such place')
  })
})
