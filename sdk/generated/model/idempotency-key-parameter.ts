/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * A UUID for one action of the user. A repeated key returns the first response and moves nothing again; another body with the same key is a 422. The application sends it with the operations that move money.
 */
export type IdempotencyKeyParameter = string
