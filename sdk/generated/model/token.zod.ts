/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** A token on BNB Smart Chain. All three have 18 decimals. The specification names MATU and USDT where it speaks of them, and no list. */
export const Token = /*#__PURE__*/ zod.enum(['MATU', 'USDT', 'BNB'])

/** A token on BNB Smart Chain. All three have 18 decimals. The specification names MATU and USDT where it speaks of them, and no list. */
export type Token = zod.output<typeof Token>
