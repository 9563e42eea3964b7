/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * `freeze` stops what moves money at once. `send_code` sends the code that thawing needs where two-factor sign-in is off. `thaw` begins the 24 hours after which the account is open again.
 */
export type FreezeAction = 'freeze' | 'send_code' | 'thaw'
