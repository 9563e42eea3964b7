import type { Token, Transaction, TransactionType } from '#sdk'
import { instant } from './dates.ts'
import { lookUp } from './lookUp.ts'
import { abs, add, compare, div, isNegative, isZero, mul, round, sub } from './money.ts'
import { transactionTime } from './transactionTime.ts'

/** Programs that prepare a tax return, whose import formats are written here. */
export const taxTools = ['koinly', 'cointracking', 'cointracker'] as const
export type TaxTool = (typeof taxTools)[number]

interface Part {
  amount: string
  token: Token
}

/** One row of a file: what came in, what went out and the fee, all without signs. */
export interface TaxRow {
  transaction: Transaction
  received: Part | null
  sent: Part | null
  /** Not part of the amounts: `received - sent - fee` is what the account changed by. */
  fee: Part | null
  /** A fee that `received` is already without: Koinly drops that of a row on which nothing is sent. */
  feeInside: Part | null
  /** `sent` is a fee. */
  feeOnly: boolean
}

interface TaxColumn {
  head: string
  cell: (row: TaxRow) => string | null
}

interface TaxFile {
  columns: TaxColumn[]
  rows: TaxRow[]
}

// All accounts are one wallet of the user: what moves between assets and UTA neither comes in nor goes out, but its fee does.
const within: ReadonlySet<TransactionType> = new Set(['uta_refill', 'uta_withdrawal'])

const feeOf = ({ fee_token, fee_amount }: Transaction): Part | null =>
  fee_token === null || fee_amount === undefined || isZero(fee_amount) ? null : { amount: abs(fee_amount), token: fee_token }

/** A row with a fee, which is taken out of an amount in its own token: the contract's amounts include it. A fee that exceeds the amount cannot be in it. */
function withFee(row: TaxRow, fee: Part): TaxRow[] {
  const { sent, received } = row
  const alone: TaxRow = { ...row, received: null, sent: fee, feeOnly: true }
  if (sent === null) return received?.token === fee.token ? [{ ...row, feeInside: fee }] : [row, alone]
  if (sent.token === fee.token) {
    const rest = sub(sent.amount, fee.amount)
    if (isZero(rest) && received === null) return [alone]
    return [{ ...row, fee, sent: isNegative(rest) ? sent : { ...sent, amount: rest } }]
  }
  return [{ ...row, fee, received: received?.token === fee.token ? { ...received, amount: add(received.amount, fee.amount) } : received }]
}

function rowsOf(transaction: Transaction): TaxRow[] {
  const { type, token, amount, counter_token, counter_amount } = transaction
  const fee = feeOf(transaction)
  const blank: TaxRow = { transaction, received: null, sent: null, fee: null, feeInside: null, feeOnly: false }
  const counter = counter_token === null || counter_amount === null ? [] : [{ token: counter_token, amount: counter_amount }]
  const moved = [{ token, amount }, ...counter].filter((part) => !isZero(part.amount))
  if (within.has(type) || moved.length === 0) return fee === null ? [] : [{ ...blank, sent: fee, feeOnly: true }]
  const parts = (negative: boolean): Part[] =>
    moved.filter((part) => isNegative(part.amount) === negative).map((part) => ({ ...part, amount: abs(part.amount) }))
  const [received, sent] = [parts(false), parts(true)]
  return Array.from({ length: Math.max(received.length, sent.length) }, (_, at) => ({
    ...blank,
    received: received[at] ?? null,
    sent: sent[at] ?? null,
  })).flatMap((row, at) => (fee === null || at > 0 ? [row] : withFee(row, fee)))
}

/** The completed transactions, oldest first. */
const taxRows = (transactions: readonly Transaction[]): TaxRow[] =>
  transactions
    .filter(({ status }) => status === 'done')
    .toReversed()
    .toSorted((a, b) => instant(transactionTime(a).at) - instant(transactionTime(b).at))
    .flatMap(rowsOf)

/** The amount that a fee was taken out of. */
export const feeSide = ({ fee, sent, received }: TaxRow): 'sent' | 'received' | null =>
  fee === null ? null : sent?.token === fee.token ? 'sent' : received?.token === fee.token ? 'received' : null

type Names = Record<TaxTool, readonly [received: string, sent: string]>
const reward: Names = { koinly: ['reward', ''], cointracking: ['Reward / Bonus', 'Withdrawal'], cointracker: ['payment', ''] }
const cost: Names = { koinly: ['', 'cost'], cointracking: ['Deposit', 'Spend'], cointracker: ['', ''] }
// What the programs call a transaction of a type; all others are plain deposits, withdrawals and trades.
const names: Partial<Record<TransactionType, Names>> = {
  uta_result: {
    koinly: ['realized gain', 'realized gain'],
    cointracking: ['Derivatives / Futures Profit', 'Derivatives / Futures Loss'],
    cointracker: ['margin gain', 'margin loss'],
  },
  uta_subscription: cost,
  insurance: { koinly: ['income', 'cost'], cointracking: ['Other Income', 'Spend'], cointracker: ['payment', ''] },
  referral_reward: reward,
  uta_referral_reward: reward,
  bonus: reward,
}
const onlyFee: Record<TaxTool, string> = { koinly: 'cost', cointracking: 'Other Fee', cointracker: '' }
const plain = ({ received, sent }: TaxRow): string => (received === null ? 'Withdrawal' : sent === null ? 'Deposit' : 'Trade')

function nameOf(tool: TaxTool, row: TaxRow): string {
  if (row.feeOnly) return onlyFee[tool]
  const [received, sent] = (row.received === null || row.sent === null ? lookUp(names, row.transaction.type)?.[tool] : undefined) ?? []
  return (row.received === null ? sent : received) ?? (tool === 'cointracking' ? plain(row) : '')
}

/** The value of a row's amount in USD at that time; `null` if the server did not send one. */
function worthOf({ transaction, received, sent }: TaxRow): string | null {
  const { token, amount, worth_usd } = transaction
  const part = [sent, received].find((one) => one?.token === token)
  if (worth_usd === undefined || isZero(worth_usd) || isZero(amount) || !part) return null
  const [all, worth] = [abs(amount), abs(worth_usd)]
  return compare(all, part.amount) === 0 ? worth : round(div(mul(worth, part.amount), all), 8)
}

/** Date and time in UTC: YYYY-MM-DD and HH:MM:SS. */
function utc({ transaction }: TaxRow): [day: string, time: string] {
  const iso = new Date(instant(transactionTime(transaction).at)).toISOString()
  return [iso.slice(0, 10), iso.slice(11, 19)]
}

type Sums = Record<'received' | 'sent' | 'fee', (row: TaxRow) => string | null>
const sum: Sums = {
  received: ({ received }) => received?.amount ?? null,
  sent: ({ sent }) => sent?.amount ?? null,
  fee: ({ fee }) => fee?.amount ?? null,
}

const pair = (part: keyof Sums, heads: readonly [amount: string, token: string], amount: TaxColumn['cell'] = sum[part]): TaxColumn[] => [
  { head: heads[0], cell: amount },
  { head: heads[1], cell: (row) => row[part]?.token ?? null },
]

/** A fee in a token of its own is a row of its own: CoinTracking's fee column only informs, and changes no balance. */
const feesApart = (row: TaxRow): TaxRow[] =>
  row.fee === null || feeSide(row) !== null
    ? [row]
    : [
        { ...row, fee: null },
        { ...row, received: null, sent: row.fee, fee: null, feeOnly: true },
      ]

/**
 * Completed transactions in the import format of a program. Koinly and CoinTracker add the fee to what was sent, so the amounts are without it;
 * CoinTracking wants amounts that include it. `describe` writes the free text of a row. Sources of the formats: design-system/docs/tax-files.md.
 */
export function taxFile(tool: TaxTool, transactions: readonly Transaction[], describe: (row: TaxRow) => string): TaxFile {
  const rows = taxRows(transactions)
  const name = (head: string): TaxColumn => ({ head, cell: (row) => nameOf(tool, row) })
  if (tool === 'koinly')
    return {
      rows,
      columns: [
        { head: 'Date', cell: (row) => `${utc(row).join(' ')} UTC` },
        ...pair('sent', ['Sent Amount', 'Sent Currency']),
        ...pair('received', ['Received Amount', 'Received Currency']),
        ...pair('fee', ['Fee Amount', 'Fee Currency']),
        { head: 'Net Worth Amount', cell: worthOf },
        { head: 'Net Worth Currency', cell: (row) => (worthOf(row) === null ? null : 'USD') },
        name('Label'),
        { head: 'Description', cell: describe },
        { head: 'TxHash', cell: ({ transaction }) => transaction.tx_hash },
      ],
    }
  if (tool === 'cointracker')
    return {
      rows,
      columns: [
        {
          head: 'Date',
          cell: (row) =>
            utc(row)
              .join(' ')
              .replace(/^(\d+)-(\d+)-(\d+)/, '$2/$3/$1'),
        },
        ...pair('received', ['Received Quantity', 'Received Currency']),
        ...pair('sent', ['Sent Quantity', 'Sent Currency']),
        ...pair('fee', ['Fee Amount', 'Fee Currency']),
        name('Tag'),
      ],
    }
  const bought = (row: TaxRow) => (row.received && row.fee && feeSide(row) === 'received' ? sub(row.received.amount, row.fee.amount) : sum.received(row)) // prettier-ignore
  const sold = (row: TaxRow) => (row.sent && row.fee && feeSide(row) === 'sent' ? add(row.sent.amount, row.fee.amount) : sum.sent(row))
  return {
    rows: rows.flatMap(feesApart),
    columns: [
      name('Type'),
      ...pair('received', ['Buy Amount', 'Buy Currency'], bought),
      ...pair('sent', ['Sell Amount', 'Sell Currency'], sold),
      ...pair('fee', ['Fee', 'Fee Currency']),
      { head: 'Exchange', cell: () => 'MATU' },
      { head: 'Trade-Group', cell: () => null },
      { head: 'Comment', cell: describe },
      { head: 'Date', cell: (row) => utc(row).join(' ') },
    ],
  }
}
