/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { UtaMonth } from './uta-month.zod.ts'
import { UtaMonthBalance } from './uta-month-balance.zod.ts'

export const utaStatisticsFirstMonthRegExp = new RegExp('^\\d{4}-(0[1-9]|1[0-2])$')
export const utaStatisticsMonthMonthRegExp = new RegExp('^\\d{4}-(0[1-9]|1[0-2])$')
export const utaStatisticsMonthOpeningBalanceRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const utaStatisticsMonthClosingBalanceRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const utaStatisticsMonthPaidInRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const utaStatisticsMonthTakenOutRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const utaStatisticsMonthProfitRegExp = new RegExp('^-?(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const utaStatisticsMonthProfitPercentRegExp = new RegExp('^-?(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const utaStatisticsMonthDealsClosedMin = 0

export const utaStatisticsMonthDealsProfitableMin = 0

export const utaStatisticsMonthDealsOpenMin = 0

export const utaStatisticsMonthBestDayOneProfitRegExp = new RegExp('^-?(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const utaStatisticsMonthBestDayOneProfitPercentRegExp = new RegExp('^-?(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const utaStatisticsMonthBestDayOneBalanceRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const utaStatisticsMonthBestDayOneDealsClosedMin = 0

export const utaStatisticsMonthWorstDayOneProfitRegExp = new RegExp('^-?(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const utaStatisticsMonthWorstDayOneProfitPercentRegExp = new RegExp('^-?(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const utaStatisticsMonthWorstDayOneBalanceRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const utaStatisticsMonthWorstDayOneDealsClosedMin = 0

export const utaStatisticsMonthDaysItemProfitRegExp = new RegExp('^-?(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const utaStatisticsMonthDaysItemProfitPercentRegExp = new RegExp('^-?(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const utaStatisticsMonthDaysItemBalanceRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const utaStatisticsMonthDaysItemDealsClosedMin = 0

export const utaStatisticsMonthPairsItemDealsClosedMin = 0

export const utaStatisticsMonthPairsItemProfitRegExp = new RegExp('^-?(0|[1-9]\\d*)(\\.\\d{1,18})?$')

export const UtaStatistics = /*#__PURE__*/ zod.object({
  timezone: /*#__PURE__*/ zod.string(),
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  first_month: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(utaStatisticsFirstMonthRegExp)),
  month: /*#__PURE__*/ zod.object({
    month: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(utaStatisticsMonthMonthRegExp)),
    opening_balance: /*#__PURE__*/ zod.stringFormat('decimal', utaStatisticsMonthOpeningBalanceRegExp),
    closing_balance: /*#__PURE__*/ zod.stringFormat('decimal', utaStatisticsMonthClosingBalanceRegExp),
    paid_in: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', utaStatisticsMonthPaidInRegExp)),
    taken_out: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', utaStatisticsMonthTakenOutRegExp)),
    profit: /*#__PURE__*/ zod.stringFormat('decimal', utaStatisticsMonthProfitRegExp),
    profit_percent: /*#__PURE__*/ zod.stringFormat('decimal', utaStatisticsMonthProfitPercentRegExp),
    deals_closed: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaStatisticsMonthDealsClosedMin)),
    deals_profitable: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaStatisticsMonthDealsProfitableMin)),
    deals_open: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaStatisticsMonthDealsOpenMin)),
    best_day: /*#__PURE__*/ zod.union([
      /*#__PURE__*/ zod.object({
        date: /*#__PURE__*/ zod.iso.date(),
        profit: /*#__PURE__*/ zod.stringFormat('decimal', utaStatisticsMonthBestDayOneProfitRegExp),
        profit_percent: /*#__PURE__*/ zod.stringFormat('decimal', utaStatisticsMonthBestDayOneProfitPercentRegExp),
        balance: /*#__PURE__*/ zod.stringFormat('decimal', utaStatisticsMonthBestDayOneBalanceRegExp),
        deals_closed: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaStatisticsMonthBestDayOneDealsClosedMin)),
      }),
      /*#__PURE__*/ zod.null(),
    ]),
    worst_day: /*#__PURE__*/ zod.union([
      /*#__PURE__*/ zod.object({
        date: /*#__PURE__*/ zod.iso.date(),
        profit: /*#__PURE__*/ zod.stringFormat('decimal', utaStatisticsMonthWorstDayOneProfitRegExp),
        profit_percent: /*#__PURE__*/ zod.stringFormat('decimal', utaStatisticsMonthWorstDayOneProfitPercentRegExp),
        balance: /*#__PURE__*/ zod.stringFormat('decimal', utaStatisticsMonthWorstDayOneBalanceRegExp),
        deals_closed: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaStatisticsMonthWorstDayOneDealsClosedMin)),
      }),
      /*#__PURE__*/ zod.null(),
    ]),
    days: /*#__PURE__*/ zod.array(
      /*#__PURE__*/ zod.object({
        date: /*#__PURE__*/ zod.iso.date(),
        profit: /*#__PURE__*/ zod.stringFormat('decimal', utaStatisticsMonthDaysItemProfitRegExp),
        profit_percent: /*#__PURE__*/ zod.stringFormat('decimal', utaStatisticsMonthDaysItemProfitPercentRegExp),
        balance: /*#__PURE__*/ zod.stringFormat('decimal', utaStatisticsMonthDaysItemBalanceRegExp),
        deals_closed: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaStatisticsMonthDaysItemDealsClosedMin)),
      }),
    ),
    pairs: /*#__PURE__*/ zod.array(
      /*#__PURE__*/ zod.object({
        pair: /*#__PURE__*/ zod.string(),
        deals_closed: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaStatisticsMonthPairsItemDealsClosedMin)),
        profit: /*#__PURE__*/ zod.stringFormat('decimal', utaStatisticsMonthPairsItemProfitRegExp),
      }),
    ),
  }),
  months: /*#__PURE__*/ zod.array(UtaMonth),
  balances: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(UtaMonthBalance)),
})

export type UtaStatistics = zod.input<typeof UtaStatistics>
export type UtaStatisticsOutput = zod.output<typeof UtaStatistics>
