/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const ExchangeStatus = /*#__PURE__*/ zod.enum(['quoted', 'expired', 'processing', 'done', 'failed'])

export type ExchangeStatus = zod.input<typeof ExchangeStatus>
export type ExchangeStatusOutput = zod.output<typeof ExchangeStatus>
