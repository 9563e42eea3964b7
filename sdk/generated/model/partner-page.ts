/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { CursorLinks } from './cursor-links.ts'
import type { CursorMeta } from './cursor-meta.ts'
import type { Partner } from './partner.ts'

/**
 * One page of partners.
 */
export interface PartnerPage {
  /** The partners: by level, then newest first. */
  data: Partner[]
  /** Links to the neighbouring pages. */
  links?: CursorLinks
  /** Position of this page. */
  meta: CursorMeta
}
