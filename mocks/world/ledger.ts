import { decimal } from './units.ts'
import type { Units } from './units.ts'

/**
 * Double entry: the legs of every posting add up to zero per token, so no unit appears or vanishes.
 * Accounts are named `owner/kind/token`. Only users' accounts must not become negative.
 */
export interface Leg {
  account: string
  amount: Units
}

export interface Posting {
  id: number
  at: number
  kind: string
  legs: readonly Leg[]
}

export interface Ledger {
  balances: Map<string, Units>
  postings: Posting[]
}

export class LedgerError extends Error {
  override name = 'LedgerError'
}

export const createLedger = (): Ledger => ({ balances: new Map(), postings: [] })

export const account = (owner: string, kind: string, token: string): string => `${owner}/${kind}/${token}`

const tokenOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

export const balanceOf = (ledger: Ledger, name: string): Units => ledger.balances.get(name) ?? 0n

const mayOwe = (name: string): boolean => !name.startsWith('user:')

/** Posts all legs or none: a rejected posting leaves the ledger unchanged. */
export const post = (ledger: Ledger, at: number, kind: string, legs: readonly Leg[]): Posting => {
  const totals = new Map<string, Units>()
  const after = new Map<string, Units>()
  for (const { account: name, amount } of legs) {
    const token = tokenOf(name)
    totals.set(token, (totals.get(token) ?? 0n) + amount)
    after.set(name, (after.get(name) ?? balanceOf(ledger, name)) + amount)
  }
  for (const [token, total] of totals) {
    if (total !== 0n) throw new LedgerError(`${kind}: ${token} does not balance by ${decimal(total)}`)
  }
  for (const [name, balance] of after) {
    if (balance < 0n && !mayOwe(name)) throw new LedgerError(`${kind}: ${name} would fall to ${decimal(balance)}`)
  }
  for (const [name, balance] of after) ledger.balances.set(name, balance)
  const posting: Posting = { id: ledger.postings.length + 1, at, kind, legs }
  ledger.postings.push(posting)
  return posting
}

/** The two legs of a simple transfer. */
export const move = (from: string, to: string, amount: Units): Leg[] => [
  { account: from, amount: -amount },
  { account: to, amount },
]

/** The totals per token, which must always be zero. */
export const totalsByToken = (ledger: Ledger): Map<string, Units> => {
  const totals = new Map<string, Units>()
  for (const [name, balance] of ledger.balances) totals.set(tokenOf(name), (totals.get(tokenOf(name)) ?? 0n) + balance)
  return totals
}
