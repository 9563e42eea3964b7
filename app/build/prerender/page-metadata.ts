import type { Locale } from '#design-system/i18n/tags.ts'
import { textsOf } from '#design-system/i18n/catalogue.ts'
import type { RoutePath } from '../../src/site/paths.ts'
import { routeMeta } from '../../src/site/paths.ts'
import { nameOf } from '../../src/site/titles.ts'
import type { Shared } from './share.ts'

/** The texts of a page's document besides the page itself. */
export interface PageTexts {
  title: string
  description: string
  /** Texts of the link preview. */
  shared: Shared
  /** What the document says if the application does not start, and its button. */
  unloaded: { text: string; retry: string }
  /** Structured data (schema.org) of a public page. */
  structured: object
}

export function pageMetadata(template: RoutePath, lang: Locale): Omit<PageTexts, 'structured'> {
  const { name } = routeMeta(template)
  const own = nameOf(lang, template)
  const { descriptions, unloaded } = textsOf(lang, 'metadata')
  const byName: Partial<Record<string, () => string>> = descriptions
  const description = (byName[name] ?? descriptions.landing)()
  return {
    title: template === '/' ? own : textsOf(lang, 'pages').document({ title: own }),
    description,
    unloaded: { text: unloaded.text(), retry: unloaded.retry() },
    // Networks show the site's name next to it.
    shared: { title: own, description, alt: `MATU Cabinet: ${own.replace(/^MATU Cabinet:\s*/, '')}` },
  }
}
