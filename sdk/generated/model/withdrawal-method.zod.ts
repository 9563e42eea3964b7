/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The method, to a wallet on the network or to a bank card. */
export const WithdrawalMethod = /*#__PURE__*/ zod.enum(['wallet', 'card'])

/** The method, to a wallet on the network or to a bank card. */
export type WithdrawalMethod = zod.output<typeof WithdrawalMethod>
