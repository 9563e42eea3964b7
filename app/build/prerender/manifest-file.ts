import type { Locale } from '#design-system/i18n/tags.ts'

/** Path of a language's web app manifest in the build folder. */
export const manifestFile = (lang: Locale): string => `${lang}/manifest.webmanifest`
