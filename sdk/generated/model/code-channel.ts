/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * Where the user finds the code. For `app`, an authenticator app, nothing is sent.
 */
export type CodeChannel = 'email' | 'phone' | 'telegram' | 'app'
