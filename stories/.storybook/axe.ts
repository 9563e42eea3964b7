import type { RunOptions } from 'axe-core'

/** WCAG 2.2 AA and best practices, including target size, which axe disables by default. */
export const axeOptions: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: {
    'target-size': { enabled: true },
    // A story is a fragment of a page: landmarks are checked in layouts and in browser tests.
    region: { enabled: false },
  },
  resultTypes: ['violations'],
  // Style sheets are read from the page; preloading them serves only disabled rules.
  preload: false,
}

/** Rules that depend on the colour scheme: all others were just checked on the same document. */
export const colourOptions: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
  // Style sheets are read from the page; preloading them serves only disabled rules.
  preload: false,
}
