import type { Transaction } from '#sdk'
import { dayIn, instant } from './dates.ts'

type Times = Pick<Transaction, 'created_at' | 'completed_at'>

/** The time shown for a transaction everywhere: when it ended, or when it started if it is still running. */
export const transactionTime = ({ created_at, completed_at }: Times): { at: string; name: 'finished' | 'started' } =>
  completed_at ? { at: completed_at, name: 'finished' } : { at: created_at, name: 'started' }

/**
 * Transactions by the day of the time shown, in a time zone, the latest day first; within a day in the server's order. `days` has the time of the
 * first transaction of each day, by its index.
 */
export function byDay<T extends Times>(transactions: readonly T[], timeZone: string): { rows: T[]; days: Map<number, string> } {
  const entries = transactions
    .map((row) => {
      const { at } = transactionTime(row)
      return { row, at, day: dayIn(timeZone, instant(at)) }
    })
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1))
  const days = new Map<number, string>()
  for (const [index, { at, day }] of entries.entries()) if (day !== entries[index - 1]?.day) days.set(index, at)
  return { rows: entries.map(({ row }) => row), days }
}
