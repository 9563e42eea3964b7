import type { PreloadedResponses } from '#sdk'

declare global {
  /** What a page that was written ahead asked for before its bundle was there (prerender/inline/early.ts). */
  var matuEarly: PreloadedResponses | undefined
}

/** Answers in the page's own language; after a switch of language they are another page's. */
export const takePreloadedResponses = (locale: string): PreloadedResponses | null =>
  globalThis.matuEarly?.locale === locale ? globalThis.matuEarly : null
