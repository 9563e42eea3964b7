/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The opaque `meta.next_cursor` (or `prev_cursor`) of an earlier page. Absent = the first page.
 */
export type CursorParameter = string
