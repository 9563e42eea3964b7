/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Decimal } from './decimal.zod.ts'
import { Network } from './network.zod.ts'
import { Token } from './token.zod.ts'

export const balanceNetworkDefault = 'BSC'
export const balanceLockedDefault = '0'

/** The user's balance of one token and its worth. */
export const Balance = /*#__PURE__*/ zod.object({
  /** The token. */
  token: Token,
  /** The network of the token. */
  network: /*#__PURE__*/ zod._default(Network, balanceNetworkDefault),
  /** Amount that can be spent now, in the token. */
  available: Amount,
  /** Amount that belongs to the user but cannot be spent now, in the token. */
  locked: /*#__PURE__*/ zod._default(Amount, balanceLockedDefault),
  /** Price of one token, in USD. */
  price_usd: Amount,
  /** Change of the price in 24 hours, in percent. If absent, it is not shown. */
  price_change_24h_percent: /*#__PURE__*/ zod.optional(Decimal),
  /** Worth of the available and locked amounts together, in USD. If absent, it is computed from the price. */
  worth_usd: /*#__PURE__*/ zod.optional(Amount),
  /** Share of the total worth, in percent. If absent, it is computed from the worth of all tokens. */
  share_percent: /*#__PURE__*/ zod.optional(Amount),
})

/** The user's balance of one token and its worth. */
export type Balance = zod.output<typeof Balance>
