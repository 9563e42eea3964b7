import type { Locale } from '#design-system/i18n/tags.ts'

let shown: Locale = 'en'

/** The language that is shown; set by the root when the route's language changes. */
export const currentLocale = (): Locale => shown
export const setCurrentLocale = (locale: Locale): void => void (shown = locale)
