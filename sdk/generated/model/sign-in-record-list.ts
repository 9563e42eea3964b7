/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { CursorLinks } from './cursor-links.ts'
import type { CursorMeta } from './cursor-meta.ts'
import type { SignInRecord } from './sign-in-record.ts'

/**
 * Sign-ins, newest first.
 */
export interface SignInRecordList {
  /** The rows. */
  data: SignInRecord[]
  /** Links to the previous and next page. */
  links?: CursorLinks
  /** Cursor of the next page. */
  meta: CursorMeta
}
