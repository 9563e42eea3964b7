import type { Template } from '../paths.ts'

/** Counts pages. It hears the route's template and never a path: paths hold ids, tokens and codes. */
export interface Analytics {
  hit: (template: Template | 'not-found', title: string) => void
}

export const silentAnalytics: Analytics = { hit: () => {} }
