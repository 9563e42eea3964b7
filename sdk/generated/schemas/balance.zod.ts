/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Decimal } from './decimal.zod.ts'
import { Network } from './network.zod.ts'
import { Token } from './token.zod.ts'

export const balanceNetworkDefault = 'BSC'

export const Balance = /*#__PURE__*/ zod.object({
  token: Token,
  network: /*#__PURE__*/ zod._default(Network, balanceNetworkDefault),
  available: Amount,
  locked: /*#__PURE__*/ zod.optional(Amount),
  price_usd: Amount,
  price_change_24h_percent: /*#__PURE__*/ zod.optional(Decimal),
  worth_usd: /*#__PURE__*/ zod.optional(Amount),
  share_percent: /*#__PURE__*/ zod.optional(Amount),
})

export type Balance = zod.input<typeof Balance>
export type BalanceOutput = zod.output<typeof Balance>
