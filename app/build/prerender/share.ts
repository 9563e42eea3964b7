import type { Locale } from '#design-system/i18n/tags.ts'
import { languageTag, locales } from '#design-system/i18n/tags.ts'
import type { RoutePath } from '../../src/site/paths.ts'

/** The link preview of a page: one picture per group of pages and language (app/build/pictures.ts). */
export const pictureSize = { width: 1200, height: 630 } as const
export const pictureGroups = ['landing', 'sign-in', 'registration', 'help'] as const
export type PictureGroup = (typeof pictureGroups)[number]

const groups: Partial<Record<RoutePath, PictureGroup>> = {
  '/': 'landing',
  '/login': 'sign-in',
  '/password-reset': 'sign-in',
  '/registration': 'registration',
  '/help': 'help',
}

const groupOf = (template: RoutePath): PictureGroup => groups[template] ?? 'landing'
export const pictureFile = (group: PictureGroup, lang: Locale): string => `/share/${group}.${lang}.png`

const openGraphLocale = (lang: Locale): string => languageTag[lang].replace('-', '_')

export interface Shared {
  title: string
  description: string
  /** Alternative text of the picture. */
  alt: string
}

/** Names and contents of the meta tags that networks read, in the order in which they are written. */
export function shareTags(
  page: { template: RoutePath; lang: Locale; path: string },
  { title, description, alt }: Shared,
  origin: string,
): ReadonlyArray<[kind: 'property' | 'name', name: string, content: string]> {
  const picture = origin + pictureFile(groupOf(page.template), page.lang)
  return [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'MATU'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', origin + page.path],
    ['property', 'og:locale', openGraphLocale(page.lang)],
    ...locales
      .filter((lang) => lang !== page.lang)
      .map((lang): ['property', string, string] => ['property', 'og:locale:alternate', openGraphLocale(lang)]),
    ['property', 'og:image', picture],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(pictureSize.width)],
    ['property', 'og:image:height', String(pictureSize.height)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', picture],
    ['name', 'twitter:image:alt', alt],
  ]
}
