/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Account } from './account.zod.ts'
import { Amount } from './amount.zod.ts'
import { ExchangeStatus } from './exchange-status.zod.ts'
import { Id } from './id.zod.ts'
import { Token } from './token.zod.ts'

export const TokensExchange = /*#__PURE__*/ zod.object({
  id: Id,
  status: ExchangeStatus,
  account: Account,
  from_token: Token,
  to_token: Token,
  from_amount: Amount,
  to_amount: Amount,
  rate: Amount,
  fee_amount: Amount,
  net_amount: Amount,
  expires_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  transaction_id: /*#__PURE__*/ zod.union([Id, /*#__PURE__*/ zod.null()]),
  failure_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  completed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

export type TokensExchange = zod.input<typeof TokensExchange>
export type TokensExchangeOutput = zod.output<typeof TokensExchange>
