/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { CursorLinks } from './cursor-links.ts'
import type { CursorMeta } from './cursor-meta.ts'
import type { UtaDeal } from './uta-deal.ts'

/**
 * One page of deals, newest first.
 */
export interface UtaDealPage {
  /** The deals. */
  data: UtaDeal[]
  /** Links to the neighbouring pages. */
  links?: CursorLinks
  /** Position of this page. */
  meta: CursorMeta
}
