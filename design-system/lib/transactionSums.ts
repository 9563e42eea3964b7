import type { Token, Transaction, TransactionSum } from '#sdk'
import { abs, add, isNegative } from './money.ts'

const order: readonly string[] = ['MATU', 'USDT', 'BNB'] satisfies Token[]
const placeOf = (token: string) => (order.includes(token) ? order.indexOf(token) : order.length)

/** What completed transactions add up to, by token and exact. All others have moved nothing, or not yet. */
export function sumsOf(transactions: readonly Transaction[]): TransactionSum[] {
  const sums = new Map<Token, TransactionSum>()
  const grow = (token: Token, key: 'received' | 'spent' | 'fees', amount: string | undefined): void => {
    const sum = sums.get(token) ?? { token, received: '0', spent: '0', fees: '0' }
    const before = sum[key]
    // A sum with an unknown part is unknown.
    sums.set(token, { ...sum, [key]: before === undefined || amount === undefined ? undefined : add(before, abs(amount)) })
  }
  const count = (token: Token, amount: string): void => grow(token, isNegative(amount) ? 'spent' : 'received', amount)
  for (const { status, token, amount, counter_token, counter_amount, fee_token, fee_amount } of transactions) {
    if (status !== 'done') continue
    count(token, amount)
    if (counter_token !== null && counter_amount !== null) count(counter_token, counter_amount)
    if (fee_token !== null) grow(fee_token, 'fees', fee_amount)
  }
  return [...sums.values()].toSorted((a, b) => placeOf(a.token) - placeOf(b.token))
}
