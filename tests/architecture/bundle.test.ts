import { readFileSync, readdirSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageRecord } from '#app/build/prerender/rendered.ts'
import { mapsFolder, trace } from '#app/build/trace.ts'
import { builtPages, dist } from './built.ts'
import { foreignModules, forbiddenText, overBudget, sizeTable } from './bundle.ts'
import type { Budget, Chunk } from './bundle.ts'

const budget = JSON.parse(readFileSync(join(import.meta.dirname, 'bundle.budget.json'), 'utf8')) as Budget

/** The scripts of the build with the modules that their source maps name. */
const chunks = (): Chunk[] =>
  readdirSync(mapsFolder).map((file) => {
    const { sources } = JSON.parse(readFileSync(join(mapsFolder, file), 'utf8')) as { sources: string[] }
    return { file, modules: sources.map((source) => posix.join('app/dist/assets', source)) }
  })

const sizes: Record<string, number> = {}
let files: string[] = []
let pages: readonly PageRecord[] = []

beforeAll(() => {
  pages = builtPages()
  files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /^assets\/.*\.js$/.test(name)))
    sizes[file] = brotliCompressSync(readFileSync(join(dist, file))).length
}, 120_000)

describe('the weight of the entry JavaScript', () => {
  it('stays within the compressed budget of the landing page, the other public pages, the cabinet and its inner pages opened cold', () => {
    const over = overBudget(pages, sizes, budget)
    expect(over, `\n${over.join('\n')}\n\n${sizeTable(sizes, budget)}`).toEqual([])
  })

  it('is rejected when a chunk grows, and the chunk is named', () => {
    const page = pages.find(({ kind }) => kind === 'public')
    if (!page) throw new Error('no public page')
    const [grown = ''] = page.files
    const over = overBudget([page], { ...sizes, [grown]: (sizes[grown] ?? 0) + 201_000 }, budget)
    expect(over).toHaveLength(1)
    expect(sizeTable({ ...sizes, [grown]: 999_000 }, budget).split('\n')[1]).toContain(grown.replace(/^assets\/|-[\w-]{8}\.js$/g, ''))
  })
})

describe('the pages of one template', () => {
  it('load the same code in every language, each with its own words', () => {
    const names = ({ files: list }: PageRecord): string =>
      list.map((file) => file.replace(/^assets\/|-[\w-]{8}\.js$/g, '').replace(/^(words.*)-\w\w$/, '$1')).join(' ')
    const english = new Map(pages.filter(({ path }) => path.startsWith('/en')).map((page) => [page.path.slice(3), names(page)]))
    for (const page of pages) expect(names(page), page.path).toBe(english.get(page.path.slice(3)))
    expect(english.get('/maintenance')).toContain('MaintenancePage')
  })
})

describe('the production bundle', () => {
  it('contains no simulator, msw, faker, hono, story or test', () => {
    const all = chunks()
    expect(all.flatMap((chunk) => foreignModules(chunk))).toEqual([])
    expect(all.flatMap(({ modules }) => modules)).toContain('app/src/main.tsx')
  })

  it('contains no text of theirs, no source map and no test hook', () => {
    const found = files
      .filter((name) => /\.(js|css|html)$/.test(name))
      .flatMap((name) => forbiddenText(readFileSync(join(dist, name), 'utf8')).map((word) => `${name}: ${word}`))
    expect(found).toEqual([])
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  })

  it('has its source maps beside it, which resolve reported positions', () => {
    const scripts = files.filter((name) => /^assets\/(?!rolldown-runtime).*\.js$/.test(name))
    expect(readdirSync(mapsFolder).map((name) => `assets/${name}`)).toEqual(scripts.map((name) => `${name}.map`).sort())
    const places = scripts.flatMap((name) =>
      readFileSync(join(dist, name), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          line.includes('`matu_cache`') ? [`${basename(name)}:${index + 1}:${line.indexOf('`matu_cache`') + 1}`] : [],
        ),
    )
    const sources = places.map((place) => trace(`at f (https://cabinet.example/assets/${place})`).replace(/:\d+:\d+$/, ''))
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) expect(readFileSync(join(dist, '../..', source), 'utf8')).toContain('CACHE_KEY')
    expect(trace('main-00000000.js:1:1')).toContain('no source map')
    expect(trace(`${basename(scripts[0]!)}:9999:1`)).toContain('no such place')
  })

  it.each([
    ['a module of the simulator', { modules: ['mocks/world/world.ts'] }],
    ['msw', { modules: ['node_modules/msw/lib/core/index.mjs'] }],
    ['faker', { modules: ['node_modules/@faker-js/faker/dist/index.js'] }],
    ['a developer’s panel', { modules: ['app/src/dev/ContractMismatchPanel.tsx'] }],
    ['a story', { modules: ['stories/components/Money.stories.tsx'] }],
  ])('is rejected with %s in it', (_, planted) => {
    expect(foreignModules({ file: 'x.js', ...planted })).toHaveLength(1)
  })

  it.each([
    '//# sourceMappingURL=x.js.map',
    'register("/mockServiceWorker.js")',
    '<i data-testid="x">',
    'createSimulator()',
    'faker.person.firstName()',
    'Matu-2026!',
    '@matu.test',
    '"1 answer does not fit the contract"',
  ])('is rejected with %s in it', (planted) => expect(forbiddenText(`const a=1;${planted}`)).not.toEqual([]))
})
