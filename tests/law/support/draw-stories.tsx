// Draws every story to HTML and CSS, without a browser. Built twice by lean.test.ts: on MUI itself and on what the production build puts in its
// place.
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { createElement, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { setImmediate } from 'node:timers/promises'
import { createStyleCache } from '#app/prerender/style-cache.ts'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import { namespaces } from '#design-system/i18n/i18n-util.ts'
import { speakPseudo } from '../../../stories/.storybook/pseudo.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'

type Args = Record<string, unknown>
type Decorator = (story: ComponentType, context: { args: Args; globals: Args }) => ReactNode
interface Story {
  args?: Args
  render?: (args: Args, context: { globals: Args }) => ReactNode
  decorators?: Decorator[]
}
interface StoryFile {
  default: Story & { component?: ComponentType<Args> }
  [name: string]: Story
}

export interface Drawn {
  html: string
  /** The rules of the drawing in the order in which they stand. */
  css: string
}

const files = import.meta.glob<StoryFile>(['/stories/{parts,forms,layouts,screens}/**/*.stories.tsx'], { eager: true })
const now = () => Date.parse('2026-08-14T14:20:00Z')
const globals = { locale: 'en', theme: 'light' }

function elementOf(meta: StoryFile['default'], story: Story): ReactNode {
  const args = { ...meta.args, ...story.args }
  const render = story.render ?? meta.render
  const Inner = (): ReactNode => (render ? render(args, { globals }) : meta.component ? createElement(meta.component, args) : null)
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])]
  const Whole = decorators.reduce<ComponentType>((Current, decorate) => () => decorate(Current, { args, globals }), Inner)
  return <Whole />
}

// The parts of a face do not overlap, so their order says nothing, and the theme writes them in another one.
const face = /^(font-(family|size|weight|variant-numeric)|line-height|letter-spacing|text-transform):/
function ordered(body: string): string {
  const out: string[] = []
  let run: string[] = []
  for (const declaration of [...body.split(';').filter(Boolean), '']) {
    if (face.test(declaration)) run.push(declaration)
    else {
      out.push(...run.sort(), declaration)
      run = []
    }
  }
  return out.join(';')
}

/** Classes and ids by the order in which they appear: their names are hashes of texts and places in the tree, which differ. */
function plain(html: string, css: string): Drawn {
  const names = new Map<string, string>()
  const rename = (name: string): string => {
    if (!names.has(name)) names.set(name, `n${names.size}`)
    return names.get(name)!
  }
  return {
    html: html.replaceAll(/css-[\w-]+|_R_\w+_/g, rename),
    css: css
      .replaceAll(/css-[\w-]+/g, rename)
      .replaceAll(/animation-\w+/g, 'animation')
      .replaceAll(/\{([^{}]*)\}/g, (_, body: string) => `{${ordered(body)}}`),
  }
}

function draw(element: ReactNode): Drawn {
  const cache = createStyleCache()
  const html = renderToString(
    <CacheProvider value={cache}>
      <DesignSystemProvider locale="en" now={now}>
        {/* As every page stands in one: a screen may wait there for a part of it. */}
        <Suspense>{element}</Suspense>
      </DesignSystemProvider>
    </CacheProvider>,
  )
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html)
  // What holds for the whole page is written by the build and not by a component (prerender/base-css.ts).
  return plain(
    html,
    styles
      .filter(({ key }) => key === 'css')
      .map(({ css }) => css)
      .join('\n'),
  )
}

// What stands in the arguments: names, amounts, sentences of the server. No language translates it.
const strings = (value: unknown, seen = new Set<unknown>()): string[] => {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object' || seen.has(value)) return []
  seen.add(value)
  return Object.values(value).flatMap((one) => strings(one, seen))
}

/** The texts that a story file gives to its stories. */
export const dataOfStories = (): Record<string, string[]> =>
  Object.fromEntries(Object.entries(files).map(([file, stories]) => [file, Object.values(stories).flatMap(({ args }) => strings(args))]))

/** Whether a part of it was not there yet. */
const waits = (drawn: Drawn | undefined): boolean => drawn?.html.includes('<!--$!-->') ?? false

/** Every story by its file and name, in English or in its longer twin. */
export async function drawStories(pseudo = false): Promise<Record<string, Drawn>> {
  await loadAreas('en', namespaces)
  await speakPseudo(pseudo)
  const drawn: Record<string, Drawn> = {}
  // Lazy parts are fetched when they are drawn for the first time, and are there the second time.
  for (const wanted of [() => true, waits]) {
    for (const [file, { default: meta, ...stories }] of Object.entries(files))
      for (const [name, story] of Object.entries(stories))
        if (wanted(drawn[`${file} ${name}`])) drawn[`${file} ${name}`] = draw(elementOf(meta, story))
    await setImmediate()
  }
  return drawn
}
