import type { Token, TokensExchange, UtaDelegation, UtaWithdrawal, Withdrawal } from '#sdk'
import type { Units } from './units.ts'

/** A move between two accounts of the ledger. */
export interface Move {
  from: string
  to: string
  amount: Units
}

/** A refill under way: ready after a number of polls, which its amount can choose. */
export interface Delegation {
  view: Required<UtaDelegation>
  polls: number
  /** answered at this poll; null: never */
  ready_at_poll: number | null
  fails: boolean
  /** what was set aside when it was asked for */
  held: Move[]
}

export interface UtaWithdrawalRecord {
  view: UtaWithdrawal
  done_at: number
}

/** Money that came into UTA (or went out, negative), results apart. */
export interface UtaFlow {
  at: number
  amount: Units
}

/** A transfer from the network: seen at once, credited after its confirmations. */
export interface DepositRecord {
  transaction_id: string
  token: Token
  amount: Units
  seen_at: number
}

export interface WithdrawalRecord {
  view: Withdrawal
  /** the code's own purpose in the user's codes */
  purpose: string
  /** until when a code is waited for */
  expires: number
  confirmed_at: number | null
  /** what was set aside when it was asked for; empty where it is only taken at the confirmation */
  held: Move[]
  ends: 'done' | 'rejected' | 'failed'
}

export interface ExchangeRecord {
  view: TokensExchange
  expires: number
  fails: boolean
}
