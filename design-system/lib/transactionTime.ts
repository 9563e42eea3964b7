import type { Transaction } from '#sdk'

/** The one time of a transaction, wherever it is shown: when it ended, and while it is under way when it began. */
export const transactionTime = ({
  created_at,
  completed_at,
}: Pick<Transaction, 'created_at' | 'completed_at'>): { at: string; name: 'finished' | 'started' } =>
  completed_at ? { at: completed_at, name: 'finished' } : { at: created_at, name: 'started' }
