import type { Locale } from '#design-system/i18n/tags.ts'

const CYRILLIC = /\p{Script=Cyrillic}/u
/** English words that are not German or Spanish words. Default messages of server frameworks contain several of them. */
const ENGLISH =
  /\b(the|is|are|was|be|been|must|may|not|field|your|you|this|with|and|or|of|please|try|again|too|does|do|did|at|least|than)\b/gi

/** Whether a server's message may be in the given language. A server that ignores Accept-Language answers in English or in its own language. */
export function isWrittenIn(locale: Locale, text: string): boolean {
  if (locale === 'ru') return CYRILLIC.test(text)
  if (CYRILLIC.test(text)) return false
  return locale === 'en' || (text.match(ENGLISH)?.length ?? 0) < 2
}
