import type { Locale } from '#design-system/i18n/tags.ts'

/** Placeholder for the deployment's origin, replaced when the page is served or the deployment is set up. */
export const ORIGIN = 'https://origin.invalid'

/** Files other than pages that contain the placeholder. */
export const stampedFiles: ReadonlySet<string> = new Set(['/robots.txt', '/sitemap.xml'])

/** Path of a language's web app manifest in the build folder. */
export const manifestFile = (lang: Locale): string => `${lang}/manifest.webmanifest`
