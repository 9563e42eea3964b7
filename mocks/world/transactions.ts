import type { Transaction } from '#sdk'
import { transactionOf, transactionsOf } from './history.ts'
import type { TransactionDraft } from './records.ts'
import { nextId } from './world.ts'
import type { User, World } from './world.ts'

/** Adds a row to the user's transactions, with the idempotency key of the request that created it. */
export const addTransaction = (world: World, user: User, draft: TransactionDraft): Transaction => {
  const transaction = transactionOf(nextId(world, 'tx'), draft)
  user.transactions.unshift(transaction)
  return transaction
}

export const changeTransaction = (world: World, user: User, id: string, change: Partial<Transaction>): void => {
  const transaction = transactionsOf(world, user).find((one) => one.id === id)
  if (transaction) Object.assign(transaction, change)
}

/** The transaction of a withdrawal, policy or delegation. */
export const transactionAbout = (world: World, user: User, related_id: string): Transaction | null =>
  transactionsOf(world, user).find((one) => one.related_id === related_id) ?? null
