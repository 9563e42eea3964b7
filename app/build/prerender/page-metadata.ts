import type { Locale } from '#design-system/i18n/tags.ts'
import { textsOf } from '#design-system/i18n/catalogue.ts'
import type { RoutePath } from '../../src/site/paths.ts'
import { routeMeta } from '../../src/site/paths.ts'
import { nameOf } from '../../src/site/titles.ts'
import type { Rendered } from './rendered.ts'

/** A page's title and description, the texts of its link preview, and those for an application that does not start. */
export function pageMetadata(template: RoutePath, lang: Locale): Pick<Rendered, 'title' | 'description' | 'shared' | 'unloaded'> {
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
