import { i18nObject } from 'typesafe-i18n'
import { initFormatters } from './formatters'
import type { Namespaces, TranslationFunctions } from './i18n-types'
import { importNamespaceAsync } from './i18n-util.async'
import type { Locale } from './tags.ts'

/** An area of the catalogue: one folder per language, loaded only where its words are shown. */
export type Namespace = Namespaces
export type Texts<A extends Namespace> = TranslationFunctions[A]

// What has been loaded never changes, so one store serves every tree that is rendered.
const loaded = new Map<string, TranslationFunctions[Namespace]>()
const keyOf = (locale: Locale, area: Namespace) => `${locale}/${area}`

async function load(locale: Locale, area: Namespace): Promise<void> {
  if (loaded.has(keyOf(locale, area))) return
  const words = await importNamespaceAsync(locale, area)
  const all = i18nObject(locale, { [area]: words } as never, initFormatters(locale)) as TranslationFunctions
  loaded.set(keyOf(locale, area), all[area])
}

/** Loads areas in one language; a route waits for its own before it is shown. */
export const loadAreas = async (locale: Locale, areas: readonly Namespace[]): Promise<void> => {
  await Promise.all(areas.map((area) => load(locale, area)))
}

export const areLoaded = (locale: Locale, areas: readonly Namespace[]): boolean => areas.every((area) => loaded.has(keyOf(locale, area)))

/** The areas that are loaded in a language: what a switch to another one has to load first. */
export const loadedAreas = (locale: Locale): Namespace[] =>
  [...loaded.keys()].filter((key) => key.startsWith(`${locale}/`)).map((key) => key.slice(locale.length + 1) as Namespace)

/** Another wording of an area: the workbench's pseudo-language. Nothing of the product calls it, and no build holds it. */
export const overrideTranslations = (locale: Locale, area: Namespace, texts: Texts<Namespace>): void =>
  void loaded.set(keyOf(locale, area), texts)

/** The words of an area. Throws when it was not loaded: an empty text on a screen would hide the mistake. */
export function textsOf<A extends Namespace>(locale: Locale, area: A): Texts<A> {
  const texts = loaded.get(keyOf(locale, area))
  if (!texts) throw new Error(`The texts of "${area}" are not loaded in "${locale}"`)
  return texts as Texts<A>
}
