import { componentsIn, metaOf } from '#stories/site/components.ts'
import type { Sources } from './sources.ts'

/** Descriptions of a component's props by name, as its docs page shows them; `null` if it is not a component of the design system. */
export type PropsOf = (file: string, name: string) => Readonly<Record<string, string>> | null

/** Story files that have a docs page. Without one a file only tests behaviour. */
export const documentedStories = (sources: Sources, rooms: readonly string[]): [file: string, source: string][] =>
  [...sources].filter(
    ([file, source]) =>
      rooms.some((room) => file.startsWith(`stories/${room}/`)) && file.endsWith('.stories.tsx') && !metaOf(source).includes('!autodocs'),
  )

const firstStory = (source: string): string =>
  /^export const \w+(?:: Story)? = [\s\S]*?(?=\nexport const |$(?![\s\S]))/m.exec(source)?.[0] ?? ''

/** Whether the text renders something that takes no args. */
const fixedRender = (text: string): boolean => /\brender:\s*(?:\(\)|function\s*\w*\(\))/.test(text)

/** Docs pages whose controls change nothing: the first story, which they drive, ignores its args or has none. */
export const controlFaults = (sources: Sources, propsOf: PropsOf): string[] =>
  documentedStories(sources, ['components', 'forms', 'layouts']).flatMap(([file, source]) => {
    const meta = metaOf(source)
    const first = firstStory(source)
    const [component] = componentsIn(source)
    if (!component) return [`${file}: names no component`]
    const props = component.file === null ? null : propsOf(component.file, component.name)
    if (props && Object.keys(props).length === 0) return []
    if (/\brender:/.test(first) ? fixedRender(first) : fixedRender(meta)) return [`${file}: the first story ignores its args`]
    return /\bargs:/.test(meta) || /\bargs:/.test(first) ? [] : [`${file}: the first story has no args`]
  })

/** Props that a docs page shows without a description. */
export const propFaults = (sources: Sources, propsOf: PropsOf): string[] => [
  ...new Set(
    documentedStories(sources, ['components', 'forms', 'layouts', 'screens']).flatMap(([, source]) =>
      componentsIn(source).flatMap(({ name, file }) =>
        Object.entries((file === null ? null : propsOf(file, name)) ?? {})
          .filter(([, description]) => description.trim() === '')
          .map(([prop]) => `${file}: ${name}.${prop} has no description`),
      ),
    ),
  ),
]

/** Docs pages that do not say when to use the component. */
export const usageFaults = (sources: Sources): string[] =>
  documentedStories(sources, ['components', 'forms'])
    .filter(([, source]) => !/\busage: \{[\s\S]*\} satisfies Usage\b/.test(metaOf(`${source.split('satisfies Meta')[0]}satisfies Meta`)))
    .map(([file]) => `${file}: does not say when to use it`)
