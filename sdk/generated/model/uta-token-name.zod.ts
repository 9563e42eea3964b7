/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The token of UTA. */
export const UtaTokenName = /*#__PURE__*/ zod.enum(['USDT'])

/** The token of UTA. */
export type UtaTokenName = zod.output<typeof UtaTokenName>
