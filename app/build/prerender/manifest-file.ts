import type { Locale } from '#design-system/i18n/tags.ts'

/** Where the web app manifest of a language is, in the build's folder. */
export const manifestFile = (lang: Locale): string => `${lang}/manifest.webmanifest`
