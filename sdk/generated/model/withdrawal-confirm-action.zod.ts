/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The action for a withdrawal that waits for its code. */
export const WithdrawalConfirmAction = /*#__PURE__*/ zod.enum(['confirm', 'resend', 'cancel'])

/** The action for a withdrawal that waits for its code. */
export type WithdrawalConfirmAction = zod.output<typeof WithdrawalConfirmAction>
