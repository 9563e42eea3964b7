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

/** The bonus account. */
export const CurrentBonus = /*#__PURE__*/ zod.object({
  /** Balance of the bonus account, in `token`. */
  balance: /*#__PURE__*/ zod.stringFormat('decimal', currentBonusBalanceRegExp),
  /** The amount that can be exchanged now, in `token`. */
  exchangeable: /*#__PURE__*/ zod.stringFormat('decimal', currentBonusExchangeableRegExp),
  /** The token of the account. */
  token: /*#__PURE__*/ zod.enum(['MATU', 'USDT', 'BNB']),
  /** Worth of the balance, in USD. If absent, neither the worth nor the rate is shown. */
  worth_usd: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', currentBonusWorthUsdRegExp)),
  /** The tokens it can be exchanged into. */
  exchange_to: /*#__PURE__*/ zod.array(Token),
  /** The smallest amount that can be exchanged, in `token`. */
  minimum_exchange: /*#__PURE__*/ zod.stringFormat('decimal', currentBonusMinimumExchangeRegExp),
  /** The current bonus and its terms, or null. */
  bonus: /*#__PURE__*/ zod.union([Bonus, /*#__PURE__*/ zod.null()]),
})

/** The bonus account. */
export type CurrentBonus = zod.output<typeof CurrentBonus>
