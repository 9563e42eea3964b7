/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Decimal } from './decimal.zod.ts'
import { Network } from './network.zod.ts'
import { Token } from './token.zod.ts'

export const Balance = /*#__PURE__*/ zod.object({
  token: Token,
  network: Network,
  available: Amount,
  locked: Amount,
  price_usd: Amount,
  price_change_24h_percent: Decimal,
  worth_usd: Amount,
  share_percent: Amount,
})

export type Balance = zod.input<typeof Balance>
export type BalanceOutput = zod.output<typeof Balance>
