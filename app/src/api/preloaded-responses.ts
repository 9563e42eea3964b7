import type { PreloadedResponses } from '#sdk'

declare global {
  /** Responses that a prerendered page requested before its bundle was loaded (build/prerender/inline/preload-data.ts). */
  var matuEarly: PreloadedResponses | undefined
}

/** Responses in the page's own language. After a switch of language they do not match. */
export const takePreloadedResponses = (locale: string): PreloadedResponses | null =>
  globalThis.matuEarly?.locale === locale ? globalThis.matuEarly : null
