import { posix } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { RoutePath } from '#app/src/site/paths.ts'
import { routeMeta, templates } from '#app/src/site/paths.ts'
import frame from '#design-system/i18n/en/frame/index.ts'
import pages from '#design-system/i18n/en/pages/index.ts'
import frameDe from '#design-system/i18n/de/frame/index.ts'
import pagesDe from '#design-system/i18n/de/pages/index.ts'
import frameEs from '#design-system/i18n/es/frame/index.ts'
import pagesEs from '#design-system/i18n/es/pages/index.ts'
import frameRu from '#design-system/i18n/ru/frame/index.ts'
import pagesRu from '#design-system/i18n/ru/pages/index.ts'
import type { Sources } from '#openapi/tools/imports.ts'
import { importsOf, readSources } from '#openapi/tools/imports.ts'
import { screensOfPages } from '#openapi/tools/map.ts'
import type { Site, SiteScreen, SiteStory } from '../../site/site.ts'
import { statesOf } from '../../site/states.ts'
import { storiesIn, storyFileOf, takesOf } from './sources.ts'

const { items } = frame
const titles = { ...pages.titles, ...frame.titles }
// Titles in the other languages: reviewers search in their own.
const translated = [
  { ...pagesDe.titles, ...frameDe.titles },
  { ...pagesEs.titles, ...frameEs.titles },
  { ...pagesRu.titles, ...frameRu.titles },
]
// Areas of the product's navigation by URL prefix; longer prefixes first.
const areas: readonly (readonly [prefix: string, name: string])[] = [
  ['/cabinet/trade/uta/insurance', items.insurance],
  ['/cabinet/trade/uta', items.uta],
  ['/cabinet/trade', items.trade],
  ['/cabinet/actives', items.assets],
  ['/cabinet/referral', items.referral],
  ['/cabinet/affiliate-program', items.referral],
  ['/cabinet/bonus-account', items.bonus],
  ['/cabinet/profile/trusted-wallets', items.wallets],
  ['/cabinet/profile', items.profile],
  ['/cabinet/promo-summer', titles.promoTerms.split(':')[0] ?? ''],
  ['/cabinet/help', items.help],
  ['/cabinet', items.overview],
  ['/', 'Public pages'],
]
const areaOf = (path: string): string => areas.find(([prefix]) => path.startsWith(prefix))?.[1] ?? ''
const order = ['Public pages', ...Object.values(items), ...areas.map(([, name]) => name)]

const titleOf = (source: string): string | undefined => /\btitle:\s*'([^']+)'/.exec(source)?.[1]

const storiesOf = (file: string, sources: Sources): SiteStory[] => {
  const source = sources.get(file) ?? ''
  const around = [file, ...importsOf(file, sources)].map((one) => sources.get(one) ?? '').join('\n')
  const title = titleOf(source)
  if (title === undefined) return []
  return storiesIn(source, around).map(({ name, ...rest }) => ({
    id: toId(title, storyNameFromExport(name)),
    name: storyNameFromExport(name),
    ...rest,
  }))
}

function screenOf(file: string, sources: Sources): SiteScreen {
  const name = posix.basename(file, '.tsx')
  const storyFile = storyFileOf(file, sources)
  const stories = storyFile === undefined ? [] : storiesOf(storyFile, sources)
  const states = statesOf(name, takesOf(file, sources)).map(({ state, never, story }) => {
    const shown = stories.find((one) => one.name === storyNameFromExport(story))?.id
    return { state, ...(shown !== undefined ? { story: shown } : never !== undefined && { never }) }
  })
  return { name, file, states, stories }
}

/** Path → layout → screens → stories → states, read from the sources. */
export function readSite(): Site {
  const sources = readSources('design-system/screens', 'design-system/forms', 'stories')
  const screens = [...sources.keys()].filter((file) => /^design-system\/screens\/[\w-]+\/\w+Screen\.tsx$/.test(file))
  const reached = screensOfPages()
  const named = (path: RoutePath) => (reached.get(path) ?? []).map((file) => posix.basename(file, '.tsx'))
  const all = templates.map((path) => {
    const { name, layout, access } = routeMeta(path)
    return { path, title: titles[name], words: translated.map((titled) => titled[name]), layout, access, screens: named(path) }
  })
  const grouped = Map.groupBy(all, ({ path }) => areaOf(path))
  const onPages = new Set(all.flatMap((page) => page.screens))
  const files = new Set(screens.map((file) => storyFileOf(file, sources)))
  return {
    areas: [...grouped].map(([name, pages]) => ({ name, pages })).sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name)),
    screens: screens.map((file) => screenOf(file, sources)),
    loose: screens.map((file) => posix.basename(file, '.tsx')).filter((name) => !onPages.has(name)),
    groups: [...sources]
      .filter(([file]) => file.endsWith('.stories.tsx') && !files.has(file))
      .map(([file, source]) => ({ title: titleOf(source) ?? '', stories: storiesOf(file, sources) }))
      .filter(({ stories }) => stories.length > 0)
      .sort((one, other) => one.title.localeCompare(other.title)),
  }
}
