/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** A `quoted` exchange has moved nothing yet; its rate is guaranteed until it expires. */
export const ExchangeStatus = /*#__PURE__*/ zod.enum(['quoted', 'expired', 'processing', 'done', 'failed'])

/** A `quoted` exchange has moved nothing yet; its rate is guaranteed until it expires. */
export type ExchangeStatus = zod.output<typeof ExchangeStatus>
