/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Token } from './token.zod.ts'
import { WalletAddress } from './wallet-address.zod.ts'

export const depositTokenDecimalsMin = 0
export const depositTokenDecimalsMax = 36

export const DepositToken = /*#__PURE__*/ zod.object({
  token: Token,
  contract_address: /*#__PURE__*/ zod.union([WalletAddress, /*#__PURE__*/ zod.null()]),
  decimals: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(depositTokenDecimalsMin))
    .check(/*#__PURE__*/ zod.lte(depositTokenDecimalsMax)),
  minimum_amount: Amount,
})

export type DepositToken = zod.input<typeof DepositToken>
export type DepositTokenOutput = zod.output<typeof DepositToken>
