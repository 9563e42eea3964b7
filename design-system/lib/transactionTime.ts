import type { Transaction } from '#sdk'

/** The time shown for a transaction everywhere: when it ended, or when it started if it is still running. */
export const transactionTime = ({
  created_at,
  completed_at,
}: Pick<Transaction, 'created_at' | 'completed_at'>): { at: string; name: 'finished' | 'started' } =>
  completed_at ? { at: completed_at, name: 'finished' } : { at: created_at, name: 'started' }
