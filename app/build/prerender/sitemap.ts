import type { Locale } from '#design-system/i18n/tags.ts'
import { locales } from '#design-system/i18n/tags.ts'
import { localizePath } from '../../src/site/paths.ts'
import { ORIGIN } from './origin.ts'
import type { PageToWrite } from './pages.ts'

/** The language for users of an unsupported language. */
const fallback: Locale = 'en'

/** The URLs of a page in every language, and the default for all other languages (hreflang). */
export const alternatesOf = (path: string): ReadonlyArray<{ hreflang: Locale | 'x-default'; href: string }> => [
  ...locales.map((lang) => ({ hreflang: lang, href: ORIGIN + localizePath(path, lang) })),
  { hreflang: 'x-default' as const, href: ORIGIN + localizePath(path, fallback) },
]

/** The sitemap: pages that crawlers may index (`listed` in pages.ts), each with its alternates. */
export function sitemap(pages: readonly PageToWrite[]): string {
  const urls = pages
    .filter(({ listed }) => listed)
    .map(({ path }) => {
      const alternates = alternatesOf(path).map(
        ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      )
      return ['<url>', `<loc>${ORIGIN}${path}</loc>`, ...alternates, '</url>'].join('\n')
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/**
 * The cabinet is not disallowed: a crawler that may not fetch a page never sees its `noindex`, and indexes the bare URL. Each of those pages says
 * `noindex` itself, in the page and in a header.
 */
export const robots = (): string => `User-agent: *
Disallow: /api/
Disallow: /sanctum/

Sitemap: ${ORIGIN}/sitemap.xml
`
