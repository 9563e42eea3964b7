import { posix } from 'node:path'
import { propsOf, storiesIn, takesOf } from '#stories/site/sources.ts'
import { cannot, shownBy, statesOf } from '#stories/site/states.ts'
import type { Sources } from './sources.ts'
import { importsOf, lazilyOf, reach } from './sources.ts'

const isStory = (file: string) => file.endsWith('.stories.tsx')

const nameOf = (file: string) => posix.basename(file, '.tsx')

const inGerman = /locale:\s*'de'/
const onAPhone = /value:\s*'w3[26]0'/

function storyOf(file: string, sources: Sources): string | undefined {
  const folder = posix.dirname(file).replace(/^design-system/, 'stories')
  return [...sources.keys()].find((story) => isStory(story) && posix.dirname(story) === folder && importsOf(story, sources).includes(file))
}

const screensOf = (sources: Sources) => [...sources.keys()].filter((file) => /^design-system\/screens\/[\w-]+\/\w+Screen\.tsx$/.test(file))

/** Screens without stories, without the story of a state, or without a German story at phone width. */
export function screenFaults(sources: Sources): string[] {
  return screensOf(sources).flatMap((file) => {
    const name = nameOf(file)
    const story = storyOf(file, sources)
    if (!story) return [`${name}: no story in ${posix.dirname(file).replace(/^design-system/, 'stories')} shows it`]
    const source = sources.get(story) ?? ''
    const helpers = importsOf(story, sources).filter((one) => one.startsWith('stories/'))
    const around = [source, ...helpers.map((one) => sources.get(one) ?? '')].join('\n')
    const shown = new Set(storiesIn(source).map((one) => one.name))
    return [
      ...(propsOf(sources.get(file) ?? '', name) === '' ? [`${name}: declares no ${name}Props`] : []),
      ...(shown.size === 0 ? [`${name}: its story file has no story`] : []),
      ...statesOf(name, takesOf(file, sources)).flatMap(({ state, story: by, never }) =>
        shown.has(by)
          ? never === undefined
            ? []
            : [`${name}: ${state} has a story, and states.ts says that it is never so`]
          : never === undefined
            ? [`${name}: no story is called ${by}${by === state ? '' : `, which is to show ${state}`}`]
            : [],
      ),
      ...([...shown].some((one) => one.includes('German')) && inGerman.test(around) && onAPhone.test(around)
        ? []
        : [`${name}: no story is German on a phone`]),
    ]
  })
}

/** Exceptions in states.ts that no screen needs. */
export function staleExceptions(sources: Sources): string[] {
  const needed = new Map(
    screensOf(sources).map((file) => [
      nameOf(file),
      new Set<string>(statesOf(nameOf(file), takesOf(file, sources)).map(({ state }) => state)),
    ]),
  )
  return [cannot, shownBy].flatMap((table) =>
    Object.entries(table).flatMap(([name, states]) =>
      Object.keys(states)
        .filter((state) => !needed.get(name)?.has(state))
        .map((state) => `${name}: states.ts speaks of ${state}, which nobody asks of it`),
    ),
  )
}

const rooms = ['components', 'forms', 'layouts']

/**
 * Components without a story. A component that other folders use needs a story file of its own name, or a place in an overview (a story file beside
 * it without a component's name). One that only its own folder uses is covered by the stories of its users.
 */
export function blockFaults(sources: Sources): string[] {
  const files = [...sources.keys()]
  const blocks = files.filter((file) => rooms.some((room) => file.startsWith(`design-system/${room}/`)) && file.endsWith('.tsx'))
  const names = new Set(blocks.map(nameOf))
  const roomOf = (file: string) => file.split('/').slice(0, 2).join('/')
  const used = new Map<string, Set<string>>()
  for (const file of files) {
    if (file.startsWith('stories/')) continue
    for (const target of importsOf(file, sources)) used.set(target, new Set([...(used.get(target) ?? []), roomOf(file)]))
  }
  const seen = new Set<string>()
  for (const file of files) if (isStory(file)) reach(file, sources, seen)
  // Dynamic imports are covered by the stories of the component that loads them.
  for (const file of seen) if (file.startsWith('design-system/')) for (const next of lazilyOf(file, sources)) reach(next, sources, seen)

  return blocks.flatMap((file) => {
    const name = nameOf(file)
    const users = [...(used.get(file) ?? [])].filter((room) => room !== roomOf(file))
    if (users.length === 0 && !name.endsWith('Layout'))
      return seen.has(file) ? [] : [`${name}: no story shows it, and no other room uses it`]
    const folder = `stories/${file.split('/')[1]}/`
    const stories = files.filter((story) => isStory(story) && story.startsWith(folder) && importsOf(story, sources).includes(file))
    const own = stories.some((story) => {
      const of = posix.basename(story, '.stories.tsx')
      return of === name || !names.has(of)
    })
    return own ? [] : [`${name}: no story in ${folder} is its own`]
  })
}

/** Story files without stories, or of components that no longer exist. */
export const emptyStories = (sources: Sources): string[] =>
  [...sources].filter(([file, source]) => isStory(file) && storiesIn(source).length === 0).map(([file]) => `${file}: has no story`)
