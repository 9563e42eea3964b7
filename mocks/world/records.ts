import type { Token, TokensExchange, Transaction, UtaDelegation, UtaWithdrawal, Withdrawal } from '#sdk'
import type { Units } from './units.ts'

/** A transfer between two accounts of the ledger. */
export interface Move {
  from: string
  to: string
  amount: Units
}

/** A refill in progress: complete after a number of polls, which its amount can select. */
export interface Delegation {
  view: Required<UtaDelegation>
  polls: number
  /** completes at this poll; null: never */
  ready_at_poll: number | null
  fails: boolean
  /** what was reserved when it was requested */
  reserved: Move[]
}

export interface UtaWithdrawalRecord {
  view: UtaWithdrawal
  done_at: number
}

/** Money that entered UTA (or left it, if negative), without trading results. */
export interface UtaFlow {
  at: number
  amount: Units
}

/** A transfer from the network: visible at once, credited after its confirmations. */
export interface DepositRecord {
  transaction_id: string
  token: Token
  amount: Units
  seen_at: number
}

export interface WithdrawalRecord {
  view: Withdrawal
  /** key of the code in the user's codes */
  purpose: string
  /** end of the wait for a code */
  expires: number
  confirmed_at: number | null
  /** what was reserved when it was requested; empty if it is reserved only on confirmation */
  reserved: Move[]
  ends: 'done' | 'rejected' | 'failed'
}

export interface ExchangeRecord {
  view: TokensExchange
  expires: number
  fails: boolean
}

/** A code that was sent to verify a contact. */
export interface Code {
  sent_at: number
  expires: number
  attempts_left: number
  /** what the code is for, if that matters: a new contact, a wallet */
  about: string | null
}

/** A row of the history before the fields that every row has are filled in. */
export type TransactionDraft = Partial<Transaction> & Pick<Transaction, 'type' | 'token' | 'amount'> & { at: number }
