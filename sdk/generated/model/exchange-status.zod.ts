/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** `quoted` moves nothing yet and holds its rate until it expires. */
export const ExchangeStatus = /*#__PURE__*/ zod.enum(['quoted', 'expired', 'processing', 'done', 'failed'])

/** `quoted` moves nothing yet and holds its rate until it expires. */
export type ExchangeStatus = zod.output<typeof ExchangeStatus>
