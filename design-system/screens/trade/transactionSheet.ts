import type { Transaction } from '#sdk'
import { statusWord, typeWord } from '../../components/data-display/transactionLabels.ts'
import type { Texts } from '../../i18n/catalogue.ts'
import { dayIn, instant } from '../../lib/dates.ts'
import type { Format } from '../../lib/format.ts'
import { isZero } from '../../lib/money.ts'
import { transactionTime } from '../../lib/transactionTime.ts'

/** A column of a file: its heading, and the text below it. */
interface SheetColumn {
  head: string
  cell: (transaction: Transaction) => string | null
}

/** The columns of a file for programs: the contract's names and decimals. `time` is the one time that the lists show. */
export const transactionColumns: readonly (keyof Transaction | SheetColumn)[] = [
  'id',
  { head: 'time', cell: (transaction) => transactionTime(transaction).at },
  'created_at',
  'completed_at',
  'type',
  'status',
  'account',
  'amount',
  'token',
  'worth_usd',
  'fee_amount',
  'fee_token',
  'counter_amount',
  'counter_token',
  'counterparty',
  'address',
  'tx_hash',
]

/** Transactions for a spreadsheet. */
export interface TransactionSheet {
  columns: SheetColumn[]
  /** What a spreadsheet in this language expects between two cells: a semicolon where the comma is the decimal separator. */
  delimiter: ',' | ';'
}

/**
 * Transactions in the user's words. Numbers have every digit, the language's decimal separator and no grouping; dates are YYYY-MM-DD HH:MM:SS in
 * the user's time zone: spreadsheets in every language read both.
 */
export function transactionSheet(
  t: Texts<'transactions'>,
  words: Texts<'frame'>['transaction'],
  format: Format,
  timeZone: string,
): TransactionSheet {
  const comma = format.locale !== 'en'
  const figure = (value: string | null = null) => (value !== null && comma ? value.replace('.', ',') : value)
  const moment = (at: string) => `${dayIn(timeZone, instant(at))} ${format.seconds24(at)}`
  const column = (head: string, cell: SheetColumn['cell']): SheetColumn => ({ head, cell })
  return {
    columns: [
      column(t.sheet.date({ zone: timeZone }), (row) => moment(transactionTime(row).at)),
      column(t.columns.type(), ({ type }) => typeWord(words, type)),
      column(t.columns.status(), ({ status }) => statusWord(words, status)),
      column(t.detail.account(), ({ account }) =>
        (Object.hasOwn(t.detail.accounts, account) ? t.detail.accounts[account] : t.detail.accounts.other)(),
      ),
      column(t.columns.amount(), ({ amount }) => figure(amount)),
      column(t.filters.token(), ({ token }) => token),
      column(t.sheet.worth(), ({ worth_usd }) => figure(worth_usd)),
      column(t.detail.fee(), ({ fee_amount }) => (isZero(fee_amount ?? '0') ? null : figure(fee_amount))),
      column(t.sheet.feeToken(), ({ fee_amount, fee_token }) => (isZero(fee_amount ?? '0') ? null : fee_token)),
      column(t.sheet.counterAmount(), ({ counter_amount }) => figure(counter_amount)),
      column(t.sheet.counterToken(), ({ counter_token }) => counter_token),
      column(t.detail.counterparty(), ({ counterparty }) => counterparty),
      column(t.detail.network(), ({ network }) => network),
      column(t.detail.address(), ({ address }) => address),
      column(t.detail.hash(), ({ tx_hash }) => tx_hash),
      column(t.detail.id(), ({ id }) => id),
    ],
    delimiter: comma ? ';' : ',',
  }
}
