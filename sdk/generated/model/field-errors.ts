/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * Messages by field. The key of a nested field is its path, for example items.0.name.
 */
export interface FieldErrors {
  [key: string]: string[]
}
