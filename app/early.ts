import type { EarlyAnswers } from '#sdk'

declare global {
  /** What a page that was written ahead asked for before its bundle was there (prerender/inline/early.ts). */
  var matuEarly: EarlyAnswers | undefined
}

/** Answers in the page's own language; after a switch of language they are another page's. */
export const early = (locale: string): EarlyAnswers | null => (globalThis.matuEarly?.locale === locale ? globalThis.matuEarly : null)
