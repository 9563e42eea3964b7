/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The balance that changed. Assets, UTA or the bonus account.
 */
export type Account = 'main' | 'uta' | 'bonus'
