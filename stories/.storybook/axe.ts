import type { RunOptions } from 'axe-core'

/** A1: WCAG 2.2 AA and best practice, with the size of targets (which axe leaves off by itself). */
export const axeOptions: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: {
    'target-size': { enabled: true },
    // A story is a piece of a page: landmarks are the business of layouts, and of the browser tests.
    region: { enabled: false },
  },
  resultTypes: ['violations'],
  // Style sheets are read from the page; fetching them again serves rules that are off.
  preload: false,
}

/** All but the colours. */
export const shapeOptions: RunOptions = {
  ...axeOptions,
  rules: { ...axeOptions.rules, 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
}

/** What another scheme can change: everything else was asked of the same document a moment before. */
export const colourOptions: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
  // Style sheets are read from the page; fetching them again serves rules that are off.
  preload: false,
}
