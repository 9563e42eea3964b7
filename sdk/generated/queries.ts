/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

import { UserSettingKey } from './schemas/user-setting-key.zod.ts'

/**
 * @summary Settings of the user
 */
export const GetUserSettingsQueryParams = /*#__PURE__*/ zod.object({
  'keys[]': /*#__PURE__*/ zod.array(UserSettingKey),
})

/**
 * @summary Sign-ins and refused attempts, newest first
 */
export const listSignInsQueryCursorMax = 512

export const listSignInsQueryPerPageDefault = 20
export const listSignInsQueryPerPageMax = 200

export const ListSignInsQueryParams = /*#__PURE__*/ zod.object({
  cursor: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSignInsQueryCursorMax)),
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSignInsQueryPerPageMax)),
    listSignInsQueryPerPageDefault,
  ),
})

/**
 * @summary Transactions, newest first
 */
export const listTransactionsQueryTimezoneMax = 64

export const listTransactionsQueryAddressRegExp = new RegExp('^0x[0-9a-fA-F]{40}$')
export const listTransactionsQuerySearchMax = 100

export const listTransactionsQueryIdempotencyKeyMax = 64

export const listTransactionsQueryCursorMax = 512

export const listTransactionsQueryPerPageDefault = 20
export const listTransactionsQueryPerPageMax = 200

export const ListTransactionsQueryParams = /*#__PURE__*/ zod.object({
  type: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum([
      'deposit',
      'withdrawal',
      'exchange',
      'uta_refill',
      'uta_withdrawal',
      'uta_result',
      'uta_subscription',
      'referral_reward',
      'uta_referral_reward',
      'bonus',
      'insurance',
    ]),
  ),
  service: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['uta'])),
  status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum([
      'awaiting_confirmation',
      'accepted',
      'processing',
      'confirming',
      'done',
      'rejected',
      'cancelled',
      'failed',
      'expired',
    ]),
  ),
  token: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['MATU', 'USDT', 'BNB'])),
  account: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['main', 'uta', 'bonus'])),
  date_from: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  date_to: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  timezone: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTransactionsQueryTimezoneMax)),
  ),
  address: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listTransactionsQueryAddressRegExp))),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTransactionsQuerySearchMax)),
  ),
  idempotency_key: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listTransactionsQueryIdempotencyKeyMax)),
  ),
  cursor: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTransactionsQueryCursorMax)),
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTransactionsQueryPerPageMax)),
    listTransactionsQueryPerPageDefault,
  ),
})

/**
 * @summary Deals, newest first
 */
export const listUtaDealsQueryPairRegExp = new RegExp('^[A-Z0-9]{2,12}/[A-Z0-9]{2,12}$')
export const listUtaDealsQueryMonthRegExp = new RegExp('^\\d{4}-(0[1-9]|1[0-2])$')
export const listUtaDealsQueryCursorMax = 512

export const listUtaDealsQueryPerPageDefault = 20
export const listUtaDealsQueryPerPageMax = 200

export const ListUtaDealsQueryParams = /*#__PURE__*/ zod.object({
  type: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['all', 'open', 'closed'])),
  pair: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listUtaDealsQueryPairRegExp))),
  month: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listUtaDealsQueryMonthRegExp))),
  date_from: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  date_to: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  cursor: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listUtaDealsQueryCursorMax)),
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listUtaDealsQueryPerPageMax)),
    listUtaDealsQueryPerPageDefault,
  ),
})

/**
 * @summary Statistics by month
 */
export const getUtaStatisticsQueryMonthRegExp = new RegExp('^\\d{4}-(0[1-9]|1[0-2])$')

export const GetUtaStatisticsQueryParams = /*#__PURE__*/ zod.object({
  month: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getUtaStatisticsQueryMonthRegExp))),
})

/**
 * @summary Partners of the structure
 */
export const listPartnersQueryParentIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')
export const listPartnersQueryLevelMax = 100

export const listPartnersQuerySearchMax = 64

export const listPartnersQueryCursorMax = 512

export const listPartnersQueryPerPageDefault = 100
export const listPartnersQueryPerPageMax = 1000

export const ListPartnersQueryParams = /*#__PURE__*/ zod.object({
  parent_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPartnersQueryParentIdRegExp))),
  level: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPartnersQueryLevelMax)),
  ),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPartnersQuerySearchMax)),
  ),
  is_active: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  with_activity: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  sort: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['name', '-name', 'level', '-level', 'active_days', '-active_days'])),
  cursor: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPartnersQueryCursorMax)),
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPartnersQueryPerPageMax)),
    listPartnersQueryPerPageDefault,
  ),
})
