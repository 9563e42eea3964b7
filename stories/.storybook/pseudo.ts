import { i18nObject } from 'typesafe-i18n'
import type { Namespace, Texts } from '#design-system/i18n/catalogue.ts'
import { loadAreas, overrideTranslations, textsOf } from '#design-system/i18n/catalogue.ts'
import { initFormatters } from '#design-system/i18n/formatters.ts'
import { importNamespaceAsync } from '#design-system/i18n/i18n-util.async.ts'
import { namespaces } from '#design-system/i18n/i18n-util.ts'

import type { Words } from './pseudo-text.ts'
import { pseudoWords } from './pseudo-text.ts'

let shown: 'english' | 'pseudo' = 'english'
const english = new Map<Namespace, Texts<Namespace>>()
const strange = new Map<Namespace, Texts<Namespace>>()

async function prepare(): Promise<void> {
  await loadAreas('en', namespaces)
  if (strange.size > 0) return
  await Promise.all(
    namespaces.map(async (area) => {
      const words = pseudoWords((await importNamespaceAsync('en', area)) as unknown as Words)
      const all = i18nObject('en', { [area]: words } as never, initFormatters('en')) as unknown as Record<Namespace, Texts<Namespace>>
      english.set(area, textsOf('en', area))
      strange.set(area, all[area])
    }),
  )
}

/** Replaces English with the pseudo-language, or restores it. */
export async function speakPseudo(pseudo: boolean): Promise<void> {
  const next = pseudo ? 'pseudo' : 'english'
  if (next === shown) return
  if (pseudo) await prepare()
  for (const [area, texts] of pseudo ? strange : english) overrideTranslations('en', area, texts)
  shown = next
}
