/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Decimal } from './decimal.zod.ts'
import { Network } from './network.zod.ts'
import { Token } from './token.zod.ts'

/** The user's balance of one token and its worth. */
export const Balance = /*#__PURE__*/ zod.object({
  /** The token. */
  token: Token,
  /** The network of the token. */
  network: Network,
  /** Amount that can be spent now, in the token. */
  available: Amount,
  /** Amount that belongs to the user but cannot be spent now, in the token. */
  locked: Amount,
  /** Price of one token, in USD. */
  price_usd: Amount,
  /** Change of the price in 24 hours, in percent. */
  price_change_24h_percent: Decimal,
  /** Worth of the available and locked amounts together, in USD. */
  worth_usd: Amount,
  /** Share of the total worth, in percent. */
  share_percent: Amount,
})

/** The user's balance of one token and its worth. */
export type Balance = zod.output<typeof Balance>
