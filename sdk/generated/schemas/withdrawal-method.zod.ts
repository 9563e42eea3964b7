/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const WithdrawalMethod = /*#__PURE__*/ zod.enum(['wallet', 'card'])

export type WithdrawalMethod = zod.input<typeof WithdrawalMethod>
export type WithdrawalMethodOutput = zod.output<typeof WithdrawalMethod>
