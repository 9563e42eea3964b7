/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Bonus } from './bonus.zod.ts'
import { Token } from './token.zod.ts'

export const currentBonusBalanceRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const currentBonusExchangeableRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const currentBonusWorthUsdRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const currentBonusMinimumExchangeRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')

export const CurrentBonus = /*#__PURE__*/ zod.object({
  balance: /*#__PURE__*/ zod.stringFormat('decimal', currentBonusBalanceRegExp),
  exchangeable: /*#__PURE__*/ zod.stringFormat('decimal', currentBonusExchangeableRegExp),
  token: /*#__PURE__*/ zod.enum(['MATU', 'USDT', 'BNB']),
  worth_usd: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', currentBonusWorthUsdRegExp)),
  exchange_to: /*#__PURE__*/ zod.array(Token),
  minimum_exchange: /*#__PURE__*/ zod.stringFormat('decimal', currentBonusMinimumExchangeRegExp),
  bonus: /*#__PURE__*/ zod.union([Bonus, /*#__PURE__*/ zod.null()]),
})

export type CurrentBonus = zod.input<typeof CurrentBonus>
export type CurrentBonusOutput = zod.output<typeof CurrentBonus>
