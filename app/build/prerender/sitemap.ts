import type { Locale } from '#design-system/i18n/tags.ts'
import { locales } from '#design-system/i18n/tags.ts'
import { localizePath } from '../../src/paths.ts'
import { ORIGIN } from './origin.ts'
import type { PageToWrite } from './pages.ts'

/** The language of whoever speaks none of ours. */
const fallback: Locale = 'en'

/** The same page in every language, and for readers of none of them. */
export const alternatesOf = (path: string): ReadonlyArray<{ hreflang: Locale | 'x-default'; href: string }> => [
  ...locales.map((lang) => ({ hreflang: lang, href: ORIGIN + localizePath(path, lang) })),
  { hreflang: 'x-default' as const, href: ORIGIN + localizePath(path, fallback) },
]

/** The pages that crawlers may list, each with its twins: exactly those that say so of themselves (pages.ts). */
export function sitemap(pages: readonly PageToWrite[]): string {
  const urls = pages
    .filter(({ listed }) => listed)
    .map(({ path }) => {
      const twins = alternatesOf(path).map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
      return ['<url>', `<loc>${ORIGIN}${path}</loc>`, ...twins, '</url>'].join('\n')
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/**
 * The cabinet is not shut here: a crawler that may not fetch a page never sees that it must not be listed, and lists its bare address.
 * Each of those pages says it itself, in the page and in a header.
 */
export const robots = (): string => `User-agent: *
Disallow: /api/
Disallow: /sanctum/

Sitemap: ${ORIGIN}/sitemap.xml
`
