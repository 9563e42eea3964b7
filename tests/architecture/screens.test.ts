import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Sources } from '#openapi/tools/imports.ts'
import { importsOf, reach, readSources } from '#openapi/tools/imports.ts'
import { readSite } from '#stories/.storybook/site/read-site.ts'
import { propsOf } from '#stories/.storybook/site/sources.ts'
import { missing } from '#stories/site/find.ts'
import type { SiteScreen } from '#stories/site/site.ts'
import { cannot, shownBy } from '#stories/site/states.ts'

const { screens } = readSite()
const sources = readSources('design-system', 'stories', 'app')

/** Screens without the story of a state, or without a German one at phone width. */
const screenFaults = (all: readonly SiteScreen[]): string[] =>
  all.flatMap((screen) => [
    ...missing(screen).map((state) => `${screen.name}: no story shows it ${state}`),
    ...(screen.stories.some(({ locale, width = Infinity }) => locale === 'de' && width <= 360)
      ? []
      : [`${screen.name}: no story is German on a phone`]),
  ])

const nameOf = (file: string) => posix.basename(file, '.tsx')
const roomOf = (file: string) => file.split('/').slice(0, 2).join('/')

/**
 * Components without a story. A component that other folders use needs a story file of its own name, or a place in an overview (a story file beside
 * it without a component's name). One that only its own folder uses is covered by the stories of its users.
 */
function blockFaults(all: Sources): string[] {
  const stories = [...all].filter(([file, text]) => file.endsWith('.stories.tsx') && /^export const \w/m.test(text)).map(([file]) => file)
  const blocks = [...all.keys()].filter((file) => /^design-system\/(components|forms|layouts)\/.*\.tsx$/.test(file))
  const names = new Set(blocks.map(nameOf))
  const users = new Map<string, string[]>()
  for (const file of all.keys())
    if (!file.startsWith('stories/')) for (const used of importsOf(file, all)) users.set(used, [...(users.get(used) ?? []), roomOf(file)])
  const seen = new Set<string>()
  for (const file of stories) reach(file, all, seen)
  // What is loaded later is covered by the stories of the component that loads it.
  for (const file of seen) if (file.startsWith('design-system/')) for (const next of importsOf(file, all, ['lazy'])) reach(next, all, seen)

  return blocks.flatMap((file) => {
    const isOwn = (users.get(file) ?? []).every((room) => room === roomOf(file)) && !file.endsWith('Layout.tsx')
    if (isOwn) return seen.has(file) ? [] : [`${file}: no story shows it, and no other folder uses it`]
    const shown = stories.some((story) => {
      const of = posix.basename(story, '.stories.tsx')
      return (
        story.startsWith(`stories/${file.split('/')[1]}/`) &&
        importsOf(story, all).includes(file) &&
        (of === nameOf(file) || !names.has(of))
      )
    })
    return shown ? [] : [`${file}: no story is its own`]
  })
}

describe('each screen', () => {
  it('has a story for each state that its props can have, and one in German on a phone', () => {
    expect(screens.length).toBeGreaterThan(50)
    expect(screenFaults(screens)).toEqual([])
    expect(screens.filter(({ name, file }) => propsOf(sources.get(file) ?? '', name) === '')).toEqual([])
  })

  it('has exceptions only for states that it would need and no story shows', () => {
    const stateOf = (name: string, state: string) => screens.find((one) => one.name === name)?.states.find((one) => one.state === state)
    const listed = (table: typeof cannot) =>
      Object.entries(table).flatMap(([name, states]) => Object.keys(states).map((state) => [name, state] as const))
    expect(listed(cannot).filter(([name, state]) => stateOf(name, state)?.never === undefined)).toEqual([])
    expect(listed(shownBy).filter(([name, state]) => stateOf(name, state)?.story === undefined)).toEqual([])
  })

  it('canary: a state without a story, and a screen that is never German on a phone', () => {
    const screen = screens.find(({ states }) => states.some(({ state }) => state === 'Empty'))!
    const states = screen.states.map(({ state, ...rest }) => (state === 'Empty' ? { state } : { state, ...rest }))
    const stories = screen.stories.map((story) => ({ ...story, width: 390 }))
    expect(screenFaults([{ ...screen, states, stories }])).toEqual([
      `${screen.name}: no story shows it Empty`,
      `${screen.name}: no story is German on a phone`,
    ])
  })
})

describe('each component of components, forms and layouts', () => {
  it('has a story', () => expect(blockFaults(sources)).toEqual([]))

  it('canary: no story at all, none of its own, a layout, a piece that nothing shows', () => {
    const files: [string, string][] = [
      ['design-system/components/Money.tsx', ''],
      ['design-system/components/Coin.tsx', ''],
      ['design-system/components/Piece.tsx', ''],
      ['design-system/layouts/AuthLayout.tsx', "import '../components/Coin.tsx'\nimport '../components/Money.tsx'"],
      ['stories/components/Money.stories.tsx', "import '#design-system/components/Coin.tsx'\nexport const Ready = {}"],
    ]
    const faults = blockFaults(new Map(files)).join('\n')
    for (const fault of [
      'Money.tsx: no story is its own',
      'Coin.tsx: no story is its own',
      'AuthLayout.tsx: no story is',
      'Piece.tsx: no story shows it',
    ])
      expect(faults).toContain(fault)
    const stories = ['components/Money', 'components/Art', 'layouts/AuthLayout'].map((name): [string, string] => [
      `stories/${name}.stories.tsx`,
      `import '#design-system/${name === 'components/Art' ? 'components/Coin' : name}.tsx'\nexport const Ready = {}`,
    ])
    const whole = new Map([...files, ...stories, ['design-system/components/Money.tsx', "const load = () => import('./Piece.tsx')"]])
    expect(blockFaults(whole as Sources)).toEqual([])
  })
})
