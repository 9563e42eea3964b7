/** The fixed tag that numbers and dates of a language are formatted by. */
export const languageTag = { en: 'en-US', ru: 'ru-RU', de: 'de-DE', es: 'es-ES' } as const

export type Locale = keyof typeof languageTag

export const locales = Object.keys(languageTag) as Locale[]

/** Each language by its own name. */
export const languageName: Record<Locale, string> = { en: 'English', ru: 'Русский', de: 'Deutsch', es: 'Español' }
