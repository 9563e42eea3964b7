import type { Transaction } from '#sdk'
import { negate } from './money.ts'

const moves: ReadonlySet<Transaction['type']> = new Set(['uta_refill', 'uta_withdrawal'])

/**
 * A transaction as UTA sees it. A top-up is sent as what leaves the assets, a withdrawal as what they receive: in UTA's own list the signs are the
 * other way round. All others stay as they are.
 */
export function utaSide(transaction: Transaction): Transaction {
  const { type, account, amount, worth_usd } = transaction
  if (!moves.has(type) || account === 'uta') return transaction
  return { ...transaction, account: 'uta', amount: negate(amount), ...(worth_usd !== undefined && { worth_usd: negate(worth_usd) }) }
}
