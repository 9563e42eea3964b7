import papaparse from 'papaparse'
import type { Transaction } from '#sdk'
import type { TaxTool } from '#design-system/lib/taxFile.ts'
import { add, isZero, sub } from '#design-system/lib/money.ts'
import { sumsOf } from '#design-system/lib/transactionSums.ts'

/** What came in and what went out by token, fees included. */
export type Flows = Record<string, { received: string; out: string }>

function createFlows() {
  const flows: Flows = {}
  const count = (way: 'received' | 'out', token: string, amount: string): void => {
    if (isZero(amount)) return
    const flow = flows[token] ?? { received: '0', out: '0' }
    flows[token] = { ...flow, [way]: add(flow[way], amount) }
  }
  return { flows, count }
}

/** What the sums of the transactions make of it: what moves between assets and UTA stays the user's, except for its fee. */
export function flowsOf(transactions: readonly Transaction[]): Flows {
  const { flows, count } = createFlows()
  const isWithin = ({ type }: Transaction) => type === 'uta_refill' || type === 'uta_withdrawal'
  for (const { token, received, spent } of sumsOf(transactions.filter((one) => !isWithin(one)))) {
    count('received', token, received)
    count('out', token, spent)
  }
  // A fee in a token that moves anyway is part of that amount.
  const apart = transactions.filter((one) => isWithin(one) || (one.fee_token !== one.token && one.fee_token !== one.counter_token))
  for (const { token, fees } of sumsOf(apart)) count('out', token, fees!)
  return flows
}

/** The headings of each program's columns: a pair of amount and token for what comes in, goes out and is paid as a fee. */
const columns = {
  koinly: {
    received: ['Received Amount', 'Received Currency'],
    sent: ['Sent Amount', 'Sent Currency'],
    fee: ['Fee Amount', 'Fee Currency'],
  },
  cointracker: {
    received: ['Received Quantity', 'Received Currency'],
    sent: ['Sent Quantity', 'Sent Currency'],
    fee: ['Fee Amount', 'Fee Currency'],
  },
  cointracking: { received: ['Buy Amount', 'Buy Currency'], sent: ['Sell Amount', 'Sell Currency'], fee: ['Fee', 'Fee Currency'] },
} as const

/** Reads a file as its program does. Koinly and CoinTracker take the fee from the balance, besides the amounts; CoinTracking only shows it. */
export function readTaxFile(tool: TaxTool, text: string): { rows: Record<string, string>[]; flows: Flows } {
  const { data: rows, errors } = papaparse.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })
  if (errors[0]) throw new Error(errors[0].message)
  const { flows, count } = createFlows()
  const of = columns[tool]
  for (const row of rows) {
    const [received, sent, fee] = [of.received, of.sent, of.fee].map(([amount, token]) => ({
      amount: row[amount] || '0',
      token: row[token] ?? '',
    }))
    const taken = tool === 'cointracking' || isZero(fee!.amount) ? null : fee!
    const isOfReceived = taken !== null && taken.token === received!.token && taken.token !== sent!.token
    count('received', received!.token, isOfReceived ? sub(received!.amount, taken.amount) : received!.amount)
    count('out', sent!.token, sent!.amount)
    if (taken !== null && !isOfReceived) count('out', taken.token, taken.amount)
  }
  return { rows, flows }
}
