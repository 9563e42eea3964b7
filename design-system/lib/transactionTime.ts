import type { Transaction } from '#sdk'
import { dayIn, instant } from './dates.ts'

type Times = Pick<Transaction, 'created_at' | 'completed_at'>

/** The time shown for a transaction everywhere: when it ended, or when it started if it is still running. */
export const transactionTime = ({ created_at, completed_at }: Times): { at: string; name: 'finished' | 'started' } =>
  completed_at ? { at: completed_at, name: 'finished' } : { at: created_at, name: 'started' }

/** What the headings of a list name. */
export type Span = 'day' | 'month'

/**
 * Transactions by the day of the time shown, in a time zone, the latest day first; within a day in the server's order. `heads` has the time of the
 * first transaction of each day or month, by its index.
 */
export function bySpan<T extends Times>(
  transactions: readonly T[],
  timeZone: string,
  span: Span,
): { rows: T[]; heads: Map<number, string> } {
  const entries = transactions
    .map((row) => {
      const { at } = transactionTime(row)
      return { row, at, day: dayIn(timeZone, instant(at)) }
    })
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1))
  const nameOf = (day: string | undefined) => (span === 'month' ? day?.slice(0, 7) : day)
  const heads = new Map<number, string>()
  for (const [index, { at, day }] of entries.entries()) if (nameOf(day) !== nameOf(entries[index - 1]?.day)) heads.set(index, at)
  return { rows: entries.map(({ row }) => row), heads }
}
