/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** What to do with a withdrawal that waits for its code. */
export const WithdrawalConfirmAction = /*#__PURE__*/ zod.enum(['confirm', 'resend', 'cancel'])

/** What to do with a withdrawal that waits for its code. */
export type WithdrawalConfirmAction = zod.output<typeof WithdrawalConfirmAction>
