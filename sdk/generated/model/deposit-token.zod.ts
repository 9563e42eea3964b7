/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Token } from './token.zod.ts'
import { WalletAddress } from './wallet-address.zod.ts'

export const depositTokenDecimalsMin = 0
export const depositTokenDecimalsMax = 36

/** A token that the address accepts. */
export const DepositToken = /*#__PURE__*/ zod.object({
  /** The token. */
  token: Token,
  /** The token's contract, or null for BNB. */
  contract_address: /*#__PURE__*/ zod.union([WalletAddress, /*#__PURE__*/ zod.null()]),
  /** Number of decimals of the contract. */
  decimals: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(depositTokenDecimalsMin))
    .check(/*#__PURE__*/ zod.lte(depositTokenDecimalsMax)),
  /** The smallest amount that is credited, in the token. */
  minimum_amount: Amount,
})

/** A token that the address accepts. */
export type DepositToken = zod.output<typeof DepositToken>
