import type { Locale } from '#design-system/i18n/tags.ts'
import { textsOf } from '#design-system/i18n/catalogue.ts'
import type { Template } from '../paths.ts'
import { placeOf } from '../paths.ts'
import { nameOf } from '../titles.ts'
import type { Shared } from './share.ts'

/** A page's tab title and description, and what is said of it elsewhere. */
export function wordsOf(template: Template, lang: Locale): { title: string; description: string; shared: Shared } {
  const words = textsOf(lang, 'pages')
  const { name } = placeOf(template)
  const own = nameOf(lang, template)
  const descriptions: Partial<Record<string, () => string>> = words.descriptions
  const description = (descriptions[name] ?? words.descriptions.landing)()
  return {
    title: template === '/' ? own : words.document({ title: own }),
    description,
    // The network writes our name beside it.
    shared: { title: own, description, alt: `MATU: ${own.replace(/^MATU:\s*/, '')}` },
  }
}
