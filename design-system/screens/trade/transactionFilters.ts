import type { ListTransactionsParams } from '#sdk'
import { addDays } from '../../lib/dates.ts'

/** The contract's own parameters; what is absent does not filter. Dates are YYYY-MM-DD. */
export type TransactionFilters = Pick<ListTransactionsParams, 'type' | 'status' | 'token' | 'date_from' | 'date_to'>

export const periods = ['7', '30', '90'] as const
export type Period = 'always' | (typeof periods)[number] | 'own'

/** How many filters are on; both dates are one. */
export const activeFilters = ({ type, status, token, date_from, date_to }: TransactionFilters): number =>
  [type, status, token, date_from ?? date_to].filter((value) => value !== undefined).length

/** The first of the last `count` days, today being one of them. */
const firstOf = (today: string, count: number) => addDays(today, 1 - count)

/** Which entry of the list of periods the dates are. */
export function periodOf({ date_from, date_to }: TransactionFilters, today: string): Period {
  if (date_from === undefined && date_to === undefined) return 'always'
  return (date_to === undefined && periods.find((count) => date_from === firstOf(today, Number(count)))) || 'own'
}

/** The same filters over another period. Dates of one's own begin with the last thirty days. */
export function withPeriod({ date_from, date_to, ...rest }: TransactionFilters, period: Period, today: string): TransactionFilters {
  if (period === 'always') return rest
  if (period === 'own') return { ...rest, date_from: date_from ?? firstOf(today, 30), date_to: date_to ?? today }
  return { ...rest, date_from: firstOf(today, Number(period)) }
}

/** The same filters with one changed; an empty value takes it off. */
export function withFilter<K extends keyof TransactionFilters>(
  filters: TransactionFilters,
  key: K,
  value: TransactionFilters[K] | '',
): TransactionFilters {
  const { [key]: _, ...rest } = filters
  return value === '' || value === undefined ? rest : { ...rest, [key]: value }
}
