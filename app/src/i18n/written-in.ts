import type { Locale } from '#design-system/i18n/tags.ts'

const CYRILLIC = /\p{Script=Cyrillic}/u
/** Words of English sentences that are no words of German or Spanish: what a framework says by itself has several of them. */
const ENGLISH =
  /\b(the|is|are|was|be|been|must|may|not|field|your|you|this|with|and|or|of|please|try|again|too|does|do|did|at|least|than)\b/gi

/** Whether a server's sentence may be in the reader's language: one that does not ask for the language speaks English, or its own. */
export function isWrittenIn(locale: Locale, text: string): boolean {
  if (locale === 'ru') return CYRILLIC.test(text)
  if (CYRILLIC.test(text)) return false
  return locale === 'en' || (text.match(ENGLISH)?.length ?? 0) < 2
}
