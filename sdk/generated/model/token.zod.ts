/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** A token on BNB Smart Chain. All three have 18 decimals. The specification mentions MATU and USDT but does not list the tokens. */
export const Token = /*#__PURE__*/ zod.enum(['MATU', 'USDT', 'BNB'])

/** A token on BNB Smart Chain. All three have 18 decimals. The specification mentions MATU and USDT but does not list the tokens. */
export type Token = zod.output<typeof Token>
