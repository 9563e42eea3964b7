import type { ListTransactionsParams } from '#sdk'
import { addDays } from '../../lib/dates.ts'

/** The contract's parameters; absent ones do not filter. Dates are YYYY-MM-DD. */
export type TransactionFilters = Pick<ListTransactionsParams, 'type' | 'status' | 'token' | 'date_from' | 'date_to' | 'search'>

export const periods = ['7', '30', '90'] as const
export type Period = 'always' | (typeof periods)[number] | 'own'

/** Number of active filters; both dates count as one. */
export const activeFilters = ({ type, status, token, date_from, date_to, search }: TransactionFilters): number =>
  [type, status, token, date_from ?? date_to, search].filter((value) => value !== undefined).length

/** The first of the last `count` days, including today. */
const firstOf = (today: string, count: number) => addDays(today, 1 - count)

/** The period option that matches the dates. */
export function periodOf({ date_from, date_to }: TransactionFilters, today: string): Period {
  if (date_from === undefined && date_to === undefined) return 'always'
  return (date_to === undefined && periods.find((count) => date_from === firstOf(today, Number(count)))) || 'own'
}

/** The filters with another period. Custom dates start as the last thirty days. */
export function withPeriod({ date_from, date_to, ...rest }: TransactionFilters, period: Period, today: string): TransactionFilters {
  if (period === 'always') return rest
  if (period === 'own') return { ...rest, date_from: date_from ?? firstOf(today, 30), date_to: date_to ?? today }
  return { ...rest, date_from: firstOf(today, Number(period)) }
}

/** The filters with one changed; an empty value removes it. */
export function withFilter<K extends keyof TransactionFilters>(
  filters: TransactionFilters,
  key: K,
  value: TransactionFilters[K] | '',
): TransactionFilters {
  const { [key]: _, ...rest } = filters
  return value === '' || value === undefined ? rest : { ...rest, [key]: value }
}
