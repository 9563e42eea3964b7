/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The deals that a list contains. The specification names the parameter `type` but not its values.
 */
export type UtaDealType = 'all' | 'open' | 'closed'
