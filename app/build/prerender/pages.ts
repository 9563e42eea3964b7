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
      })
    }
    pages.push(shell(lang))
  }
  return pages
}
