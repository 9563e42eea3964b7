import { meaningsOf, stopWords } from './glossary.ts'
import type { Site, SiteScreen, SiteStory } from './site.ts'
import type { State } from './states.ts'

// A one-line query: some words set how the story opens (language, theme, width), the others select the story.

export interface SearchQuery {
  words: string[]
  locale?: string
  theme?: string
  width?: number
}

const languages: Record<string, string> = Object.fromEntries(
  Object.entries({
    en: 'en english englisch inglés ingles английский английском',
    de: 'de german deutsch alemán aleman немецкий немецком',
    ru: 'ru russian russisch ruso русский русском',
    es: 'es spanish spanisch español espanol испанский испанском',
    pseudo: 'pseudo',
  }).flatMap(([locale, names]) => names.split(' ').map((name) => [name, locale])),
)
const themes: Record<string, string> = Object.fromEntries(
  Object.entries({
    dark: 'dark dunkel dunkle oscuro oscura тёмная темная тёмный темный',
    light: 'light hell helle claro clara светлая светлый',
  }).flatMap(([theme, names]) => names.split(' ').map((name) => [name, theme])),
)
const shapes: Record<string, number> = Object.fromEntries(
  Object.entries({
    390: 'phone mobile telefon handy smartphone móvil movil teléfono telefono телефон мобильный',
    768: 'tablet tableta планшет',
    1440: 'desktop computer rechnerbildschirm escritorio ordenador десктоп компьютер',
  }).flatMap(([width, names]) => names.split(' ').map((name) => [name, Number(width)])),
)
const widths = new Set([320, 360, 390, 768, 1024, 1280, 1440])

/** Lower case, without English inflections. */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/^(.{4,}[^s])s$/, '$1')

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter(Boolean)
    .map(plain)

/** A word that sets how the story opens, not which one it is. */
function settingOf(word: string): Omit<SearchQuery, 'words'> | null {
  const setting = word.toLowerCase()
  const width = shapes[setting] ?? Number(/^(\d{3,4})(?:px)?$/.exec(setting)?.[1] ?? 0)
  const locale = languages[setting]
  const theme = themes[setting]
  if (locale !== undefined) return { locale }
  if (theme !== undefined) return { theme }
  return widths.has(width) ? { width } : null
}

/** `withdrawals blocked, German, phone, dark`, in any of the four languages; `refill de 320`. */
export function parseQuery(text: string): SearchQuery {
  const query: SearchQuery = { words: [] }
  const words = text.split(/[\s,;]+/).filter(Boolean)
  // "de" is German behind the words of a page ("refill de 320") and a Spanish preposition between them ("retirada de fondos").
  const lastWord = words.findLastIndex((word) => settingOf(word) === null)
  for (const [at, word] of words.entries()) {
    const setting = word.length > 2 || at > lastWord ? settingOf(word) : null
    if (setting) Object.assign(query, setting)
    else query.words.push(...wordsOf(word).filter((one) => !stopWords.has(one)))
  }
  return query
}

// `withdrawal` finds withdraw and withdrawals.
const startsLike = (searched: string, word: string): boolean =>
  word.startsWith(searched) ||
  (word.length > 4 && searched.startsWith(word)) ||
  (searched.length > 5 && word.startsWith(searched.slice(0, -2)))

const meets = (searched: string, words: readonly string[]): boolean =>
  [[searched], ...meaningsOf(searched)].some((meaning) => meaning.every((one) => words.some((word) => startsLike(one, word))))

const all = (searched: readonly string[], texts: readonly string[]): boolean => {
  if (searched.length === 0) return true
  const words = texts.flatMap(wordsOf)
  return searched.every((one) => meets(one, words))
}

// A story with a fixed language or theme does not match a query for another one.
const fits = (story: SiteStory, { locale, theme, width }: SearchQuery): boolean =>
  (locale === undefined || story.locale === undefined || story.locale === locale) &&
  (theme === undefined || story.theme === undefined || story.theme === theme) &&
  (width === undefined || story.width === undefined || story.width < 600 === width < 600)

export interface FoundScreen {
  screen: SiteScreen
  /** Without search words, all of them. */
  stories: SiteStory[]
}
export interface FoundPage {
  path: string
  title: string
  layout: string
  access: string
  screens: FoundScreen[]
}
interface FoundArea {
  name: string
  pages: FoundPage[]
}
export interface Found {
  areas: FoundArea[]
  groups: { title: string; stories: SiteStory[] }[]
  /** Number of stories. */
  count: number
}

export interface Filter {
  text: string
  /** Name of an area; empty for all. */
  area: string
  /** Only screens that lack a state: any, or this one. */
  lacks: State | 'any' | ''
}

export const missing = (screen: SiteScreen): State[] =>
  screen.states.filter(({ story, never }) => story === undefined && never === undefined).map(({ state }) => state)

const lacking = (screen: SiteScreen, lacks: Filter['lacks']): boolean =>
  lacks === '' || (lacks === 'any' ? missing(screen).length > 0 : !screen.states.some(({ state, story }) => state === lacks && story))

/** The part of the site that matches a filter. */
export function find(site: Site, { text, area, lacks }: Filter): Found {
  const query = parseQuery(text)
  const byName = new Map(site.screens.map((screen) => [screen.name, screen]))
  const sought = (screen: SiteScreen, around: readonly string[]): FoundScreen => ({
    screen,
    stories: screen.stories.filter((story) => fits(story, query) && all(query.words, [...around, screen.name, story.name, story.about])),
  })
  const rooms = [
    ...site.areas,
    {
      name: 'Without an address',
      pages: [{ path: '', title: 'Errors', words: [], layout: 'empty', access: 'public', screens: site.loose }],
    },
  ]
  const areas = rooms
    .filter(({ name }) => area === '' || area === name)
    .map(({ name, pages }) => ({
      name,
      pages: pages
        .map((page) => ({
          ...page,
          screens: page.screens
            .flatMap((one) => byName.get(one) ?? [])
            .filter((screen) => lacking(screen, lacks))
            .map((screen) => sought(screen, [name, page.title, page.path, ...page.words]))
            .filter(({ stories }) => stories.length > 0),
        }))
        .filter(
          ({ screens, title, path, words }) => screens.length > 0 || (lacks === '' && all(query.words, [name, title, path, ...words])),
        ),
    }))
    .filter(({ pages }) => pages.length > 0)
  const groups =
    area !== '' || lacks !== ''
      ? []
      : site.groups
          .map(({ title, stories }) => ({
            title,
            stories: stories.filter((story) => fits(story, query) && all(query.words, [title, story.name, story.about])),
          }))
          .filter(({ stories }) => stories.length > 0)
  const shown = new Set(
    [
      ...areas.flatMap(({ pages }) => pages.flatMap(({ screens }) => screens.flatMap(({ stories }) => stories))),
      ...groups.flatMap(({ stories }) => stories),
    ].map(({ id }) => id),
  )
  return { areas, groups, count: shown.size }
}

/** What to say where nothing is found: the words that are nowhere, if there are any. */
export function nothingFor(site: Site, words: readonly string[]): string {
  const nowhere = words.filter((word) => find(site, { text: word, area: '', lacks: '' }).count === 0)
  return nowhere.length > 0 ? `Nothing has “${nowhere.join('”, “')}” in its name.` : 'Nothing has all of these words.'
}

/** URL of a story with toolbar settings, relative to Storybook's own. */
export function addressOf(id: string, { locale, theme, width }: Omit<SearchQuery, 'words'>): string {
  const globals = [
    ...(locale ? [`locale:${locale}`] : []),
    ...(theme ? [`theme:${theme}`] : []),
    ...(width ? [`viewport.value:w${width}`, 'viewport.isRotated:!false'] : []),
  ]
  return `./?path=/story/${id}${globals.length > 0 ? `&globals=${globals.join(';')}` : ''}`
}
