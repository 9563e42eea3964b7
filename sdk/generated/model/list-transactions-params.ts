/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Account } from './account.ts'
import type { CursorParameter } from './cursor-parameter.ts'
import type { PerPageParameter } from './per-page-parameter.ts'
import type { Token } from './token.ts'
import type { TransactionService } from './transaction-service.ts'
import type { TransactionStatus } from './transaction-status.ts'
import type { TransactionType } from './transaction-type.ts'
import type { WalletAddress } from './wallet-address.ts'

export type ListTransactionsParams = {
  /**
   * Only this type.
   */
  type?: TransactionType
  /**
   * Only transactions of this service.
   */
  service?: TransactionService
  /**
   * Only this status.
   */
  status?: TransactionStatus
  /**
   * Only this token.
   */
  token?: Token
  /**
   * Only changes of this balance.
   */
  account?: Account
  /**
   * From this day on, in the time zone given by `timezone`. Uses the day of completion; while a transaction is in progress, the day it began.
   */
  date_from?: string
  /**
   * Up to and including this day.
   */
  date_to?: string
  /**
   * The time zone of the days (IANA name). Default: UTC.
   * @minLength 1
   * @maxLength 64
   */
  timezone?: string
  /**
   * Only transfers to or from this address.
   */
  address?: WalletAddress
  /**
   * Only transactions that contain this text, in upper or lower case, in their id, counterparty, address, hash or the name of their type in the language of the request; or whose amount in either token begins with it, without a sign.
   * @minLength 1
   * @maxLength 100
   */
  search?: string
  /**
   * Only the transaction created by the request with this Idempotency-Key: none or one.
   * @minLength 1
   * @maxLength 64
   */
  idempotency_key?: string
  /**
   * The opaque `meta.next_cursor` (or `prev_cursor`) of an earlier page. Absent = the first page.
   * @minLength 1
   * @maxLength 512
   */
  cursor?: CursorParameter
  /**
   * Rows in a page.
   * @minimum 1
   * @maximum 200
   */
  per_page?: PerPageParameter
}
