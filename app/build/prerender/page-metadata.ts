import type { Locale } from '#design-system/i18n/tags.ts'
import { textsOf } from '#design-system/i18n/catalogue.ts'
import type { RoutePath } from '../../src/paths.ts'
import { routeMeta } from '../../src/paths.ts'
import { nameOf } from '../../src/titles.ts'
import type { Shared } from './share.ts'

/** A page's title and description, and the texts of its link preview. */
export function pageMetadata(template: RoutePath, lang: Locale): { title: string; description: string; shared: Shared } {
  const { name } = routeMeta(template)
  const own = nameOf(lang, template)
  const { descriptions } = textsOf(lang, 'metadata')
  const byName: Partial<Record<string, () => string>> = descriptions
  const description = (byName[name] ?? descriptions.landing)()
  return {
    title: template === '/' ? own : textsOf(lang, 'pages').document({ title: own }),
    description,
    // Networks show the site's name next to it.
    shared: { title: own, description, alt: `MATU Cabinet: ${own.replace(/^MATU Cabinet:\s*/, '')}` },
  }
}
