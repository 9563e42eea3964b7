import type { Locale } from '#design-system/i18n/tags.ts'

let shown: Locale = 'en'

/** The current language; the root sets it when the route's language changes. */
export const currentLocale = (): Locale => shown
export const setCurrentLocale = (locale: Locale): void => void (shown = locale)
