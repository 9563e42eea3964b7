// Renders every story to HTML, without a browser (story-drawings.test.ts).
import { CacheProvider } from '@emotion/react'
import { createElement, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { setImmediate } from 'node:timers/promises'
import { createStyleCache } from '#app/build/prerender/style-cache.ts'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import { namespaces } from '#design-system/i18n/i18n-util.ts'
import { speakPseudo } from '../../../stories/.storybook/pseudo.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'

type Args = Record<string, unknown>
type Decorator = (story: ComponentType, context: { args: Args; globals: Args; parameters: Args }) => ReactNode
interface Story {
  args?: Args
  render?: (args: Args, context: { globals: Args }) => ReactNode
  decorators?: Decorator[]
  parameters?: Args
  globals?: Args
}
interface StoryFile {
  default: Story & { component?: ComponentType<Args> }
  [name: string]: Story
}

const files = import.meta.glob<StoryFile>(['/stories/{components,forms,layouts,screens}/**/*.stories.tsx'], { eager: true })
const now = () => Date.parse('2026-08-14T14:20:00Z')
const globals = { locale: 'en', theme: 'light' }

function elementOf(meta: StoryFile['default'], story: Story): ReactNode {
  const args = { ...meta.args, ...story.args }
  const parameters = { ...meta.parameters, ...story.parameters }
  const render = story.render ?? meta.render
  const Inner = (): ReactNode => (render ? render(args, { globals }) : meta.component ? createElement(meta.component, args) : null)
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])]
  const Whole = decorators.reduce<ComponentType>((Current, decorate) => () => decorate(Current, { args, globals, parameters }), Inner)
  return <Whole />
}

/** Ids depend on the position in the tree, which differs between stories. */
const plain = (html: string): string => html.replaceAll(/_R_\w+_/g, '_R_')

// Shared by all renders: only the text matters here, and a new cache would create every style again.
const cache = createStyleCache()

const draw = (element: ReactNode, { amounts }: Args = {}): string =>
  plain(
    renderToString(
      <CacheProvider value={cache}>
        <DesignSystemProvider locale="en" timeZone="UTC" now={now} amountsHidden={amounts === 'hidden'}>
          {/* Like every page: a screen may suspend here. */}
          <Suspense>{element}</Suspense>
        </DesignSystemProvider>
      </CacheProvider>,
    ),
  )

// Strings in the args: names, amounts, messages of the server. They are not translated.
const strings = (value: unknown, seen = new Set<unknown>()): string[] => {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object' || seen.has(value)) return []
  seen.add(value)
  return Object.values(value).flatMap((one) => strings(one, seen))
}

/** The strings that a story file passes to its stories. */
export const dataOfStories = (): Record<string, string[]> =>
  Object.fromEntries(Object.entries(files).map(([file, stories]) => [file, Object.values(stories).flatMap(({ args }) => strings(args))]))

/** Whether a part was still suspended. */
const waits = (drawn: string | undefined): boolean => drawn?.includes('<!--$!-->') ?? false

/** Renders every story in the pseudo-language, by file and name. */
export async function drawStories(): Promise<Record<string, string>> {
  await loadAreas('en', namespaces)
  await speakPseudo(true)
  const drawn: Record<string, string> = {}
  // Lazy components are loaded by the first render and available in the second, where they may contain others.
  for (const isIncluded of [() => true, waits, waits]) {
    for (const [file, { default: meta, ...stories }] of Object.entries(files))
      for (const [name, story] of Object.entries(stories))
        if (isIncluded(drawn[`${file} ${name}`])) drawn[`${file} ${name}`] = draw(elementOf(meta, story), story.globals)
    await setImmediate()
  }
  return drawn
}
