import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { templates } from '#app/src/site/paths.ts'
import { missing } from '#stories/site/find.ts'
import { readSite } from '#stories/.storybook/site/read-site.ts'
import { takesOf } from '#stories/.storybook/site/sources.ts'
import { statesOf } from '#stories/site/states.ts'

const site = readSite()
const stories = [...site.screens, ...site.groups].flatMap((one) => one.stories)
const ids = new Set(stories.map(({ id }) => id))

describe('the site map in Storybook', () => {
  it('contains every path once, with its screens', () => {
    const paths = site.areas.flatMap(({ pages }) => pages.map(({ path }) => path))
    expect(paths.toSorted()).toEqual([...templates].sort())
    const screens = site.areas.flatMap(({ pages }) => pages).find(({ path }) => path === '/cabinet/trade/uta/refill')?.screens
    expect(screens).toEqual(['UtaRefillScreen'])
  })

  it('names areas and pages like the product', () => {
    expect(site.areas.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Overview', 'Bonus account', 'Trusted wallets', 'Summer promotion']),
    )
    expect(site.areas.find(({ name }) => name === 'UTA')?.pages.map(({ title }) => title)).toContain('Top up UTA')
  })

  it('contains what a story’s comment says and fixes, and which states are shown', () => {
    const refill = site.screens.find(({ name }) => name === 'UtaRefillScreen')
    expect(refill?.stories.find(({ name }) => name === 'Gave Up')).toMatchObject({
      id: 'screens-uta-utarefillscreen--gave-up',
      about: expect.stringContaining('20th attempt') as string,
    })
    expect(refill?.stories.find(({ name }) => name === 'Russian')).toMatchObject({ locale: 'ru', width: 360 })
    expect(refill?.states.find(({ state }) => state === 'Empty')?.story).toBe('screens-uta-utarefillscreen--no-money')
    expect(site.screens.filter((screen) => missing(screen).length > 0).map(({ name }) => name)).toEqual([])
    expect(site.screens.filter(({ stories }) => stories.length === 0)).toEqual([])
  })

  it('contains each story once, and every story that a page of Storybook links to', () => {
    expect(stories).toHaveLength(ids.size)
    const root = join(import.meta.dirname, '../../../stories')
    const led = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => [
        ...readFileSync(join(root, name), 'utf8').matchAll(/['"]((?:screens|start|states|foundations)-[\w-]+--[\w-]+)['"]/g),
      ])
      .map(([, id = '']) => id)
    expect(led.length).toBeGreaterThan(20)
    expect(led.filter((id) => !ids.has(id))).toEqual([])
  })
})

describe('a screen', () => {
  const folder = 'design-system/screens/trade'
  const states = (screen: string, piece = '') => {
    const file = `${folder}/SomeScreen.tsx`
    const sources = new Map([[file, `import { Piece, type PieceProps } from './Piece.tsx'\n${screen}`], [`${folder}/Piece.tsx`, piece]]) // prettier-ignore
    return statesOf('SomeScreen', takesOf(file, sources)).map(({ state }) => state)
  }
  const read = ['Ready', 'Loading', 'Failed', 'Empty', 'Offline']
  const sent = ['Busy', 'Refused', 'Throttled']

  it.each<[what: string, needed: string[], screen: string, piece?: string]>([
    ['reads data', read, 'interface SomeScreenProps { deals: Loadable<Deal[]> }'],
    ['has a form', ['Blank', 'Invalid', ...sent], 'type SomeScreenProps = {}', 'useSchemaForm({})'],
    [
      'reads and has a form in its piece',
      [...read, 'Invalid', ...sent],
      'interface SomeScreenProps extends PieceProps {}',
      'interface PieceProps { all: Loadable<A> }\nuseSchemaForm<Move>({})',
    ],
    ['sends by a button', sent, 'interface SomeScreenProps { submission: Submission }'],
    ['moves money', [...sent, 'Unknown'], 'interface SomeScreenProps { submission: Submission }', '<UnknownOutcome />'],
    ['shows a text', [], 'interface SomeScreenProps { path: string }'],
  ])('that %s has the states %j', (_, needed, screen, piece) => expect(states(screen, piece)).toEqual(needed))
})
