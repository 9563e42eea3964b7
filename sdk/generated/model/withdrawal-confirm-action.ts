/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The action for a withdrawal that waits for its code.
 */
export type WithdrawalConfirmAction = 'confirm' | 'resend' | 'cancel'
