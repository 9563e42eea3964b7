/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * A language of the interface.
 */
export type Lang = 'en' | 'ru' | 'de' | 'es'
