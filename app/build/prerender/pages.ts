import type { Namespace } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { locales } from '#design-system/i18n/tags.ts'
import type { RoutePath } from '../../src/site/paths.ts'
import { routeMeta, templates } from '../../src/site/paths.ts'
import type { Layout } from '../../src/site/page-definition.ts'
import type { PageKind } from './rendered.ts'

export interface PageToWrite {
  template: RoutePath | '*'
  kind: PageKind
  lang: Locale
  path: string
  file: string
  /** Whether crawlers may index it. */
  listed: boolean
  /** Modules to preload that rendering the page does not import. */
  also: readonly string[]
  /** Modules that rendering the page imports, but that a browser loads later, when their part of the page comes near, or never. */
  later: readonly string[]
}

const texts = (lang: Locale, area: Namespace): string => `design-system/i18n/${lang}/${area}/index.ts`

/** Texts that only the head of a document contains: no script uses them. */
const metadata = (lang: Locale): string => texts(lang, 'metadata')

const later: Partial<Record<RoutePath, (lang: Locale) => readonly string[]>> = {
  '/': (lang) => [
    'design-system/screens/landing/LowerSections.tsx',
    'design-system/screens/landing/LiveCalculator.tsx',
    texts(lang, 'landingSections'),
  ],
}

/** For pages with a parameter, which have no file of their own: the page of the same layout whose file is served instead. */
export const layoutPages: Partial<Record<Layout, RoutePath>> = { default: '/cabinet', protect: '/cabinet/profile/verification' }

const shell = (lang: Locale): PageToWrite => ({
  template: '*',
  kind: 'shell',
  lang,
  path: `/${lang}/*`,
  file: `${lang}/shell.html`,
  listed: false,
  also: [],
  later: [metadata(lang)],
})

const hasParams = (template: RoutePath): boolean => template.includes(':')

/**
 * Every page that the build writes: all pages without parameters, those of the cabinet with skeletons for their data, and one empty shell per
 * language for everything else.
 */
export function pagesToWrite(): PageToWrite[] {
  const pages: PageToWrite[] = []
  for (const lang of locales) {
    for (const template of templates) {
      const place = routeMeta(template)
      const open = place.access === 'public' || place.access === 'guest'
      if (hasParams(template)) continue
      const address = template === '/' ? `/${lang}` : `/${lang}${template}`
      pages.push({
        template,
        kind: open ? 'public' : 'cabinet',
        lang,
        path: address,
        file: `${address.slice(1)}/index.html`,
        listed: open && template !== '/maintenance',
        also: open ? [] : ['app/src/auth/runtime.ts'],
        later: [metadata(lang), ...(later[template]?.(lang) ?? [])],
      })
    }
    pages.push(shell(lang))
  }
  return pages
}
