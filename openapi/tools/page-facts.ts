import type { RoutePath } from '#app/src/site/paths.ts'
import type { Sources } from './imports.ts'
import { readSources } from './imports.ts'
import type { Use } from './map.ts'
import { pageFile } from './map.ts'

/** What the index page of Storybook knows of a page and its screens (stories/.storybook/site). */
export interface SiteFacts {
  areas: { pages: { path: string; title: string; layout: string; access: string; screens: string[] }[] }[]
  screens: { name: string; file: string; states: { state: string; story?: string; never?: string }[] }[]
}

export interface PageFacts {
  path: string
  title: string
  layout: string
  access: string
  /** The line of the site map, and the page's module. */
  declared: string
  module: string
  screens: { file: string; stories: string; missing: string[] }[]
  /** `file:line` of each place that names the page's path. */
  links: string[]
  /** The calls that the page makes, with their SDK functions. */
  calls: string[]
}

/** Everything about one page of the site map, with file names; null if the site map has no such page. */
export function pageFacts(path: string, site: SiteFacts, uses: readonly Use[], sources: Sources = readSources('app/src')): PageFacts | null {
  const page = site.areas.flatMap(({ pages }) => pages).find((one) => one.path === path)
  if (!page) return null
  const lines = [...sources].flatMap(([file, text]) => text.split('\n').map((line, at) => ({ file, line, place: `${file}:${at + 1}` })))
  const module = pageFile(path as RoutePath)
  return {
    path,
    title: page.title,
    layout: page.layout,
    access: page.access,
    declared: lines.find(({ file, line }) => /site\/\w+-pages\.ts$/.test(file) && line.startsWith(`  '${path}': {`))?.place ?? 'not found',
    module,
    screens: page.screens.flatMap((name) => {
      const screen = site.screens.find((one) => one.name === name)
      if (!screen) return []
      const missing = screen.states.filter(({ story, never }) => story === undefined && never === undefined).map(({ state }) => state)
      return [{ file: screen.file, stories: screen.file.replace(/^design-system/, 'stories').replace(/\.tsx$/, '.stories.tsx'), missing }]
    }),
    // The tables that declare the page, its own module, a type and an argument name its path and lead nowhere.
    links: lines
      .filter(({ file, line }) => line.includes(`'${path}'`) && !file.startsWith('app/src/site/') && file !== module && !/^\s*(export )?type |\bpage:/.test(line))
      .map(({ place }) => place),
    calls: uses.filter(({ pages }) => pages.includes(path)).map(({ operation, functions }) => `${operation} (${functions.join(', ')})`),
  }
}

const list = (items: readonly string[], none: string): string => items.join('\n           ') || none

/** The answers to a new page's questions, and what is still to do. */
export function pageReport({ path, title, layout, access, declared, module, screens, links, calls }: PageFacts): string {
  const missing = screens.flatMap(({ stories, missing: states }) => (states.length > 0 ? [`${stories}: ${states.join(', ')}`] : []))
  const todo = [
    ...(links.length === 0 ? ['no link leads to it: add it to app/src/layouts/navigation.ts, or to the links of a page'] : []),
    ...(screens.length === 0 ? [`${module} renders no screen of design-system/screens`] : []),
    ...missing.map((one) => `stories are missing in ${one}`),
  ]
  return [
    `${path}  (${title}; layout ${layout}, access ${access})`,
    `  declared ${declared}`,
    `  page     ${module}`,
    `  screens  ${list(screens.map(({ file }) => file), 'none')}`,
    `  stories  ${list(screens.map(({ stories }) => stories), 'none')}`,
    `  links    ${list(links, 'none')}`,
    `  calls    ${list(calls, 'none of its own')}`,
    ...(todo.length > 0 ? ['', 'To do:', ...todo.map((one) => `  ${one}`)] : ['', 'Nothing is missing.']),
  ].join('\n')
}
