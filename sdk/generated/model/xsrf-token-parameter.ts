/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The percent-decoded value of the cookie XSRF-TOKEN, read when the request is sent. Without it, or with an outdated one, the answer is a 419.
 */
export type XsrfTokenParameter = string
