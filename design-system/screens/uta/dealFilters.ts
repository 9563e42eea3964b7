import type { ListUtaDealsParams } from '#sdk'

/** The contract's parameters; absent ones do not filter. A month, or days (YYYY-MM-DD). */
export type DealFilters = Pick<ListUtaDealsParams, 'type' | 'month' | 'pair' | 'date_from' | 'date_to'>

/** Number of active filters. */
export const activeDealFilters = ({ type, month, pair, date_from, date_to }: DealFilters): number =>
  [type === 'all' ? undefined : type, month ?? date_from ?? date_to, pair].filter((value) => value !== undefined).length

/** The filters with one changed; an empty value removes it. */
export function withDealFilter<K extends keyof DealFilters>(filters: DealFilters, key: K, value: DealFilters[K] | ''): DealFilters {
  const { [key]: _, ...rest } = filters
  return value === '' || value === undefined || value === 'all' ? rest : { ...rest, [key]: value }
}

/** The filters with another month in place of the month or days before; an empty one removes them. */
export function withMonth({ month: _month, date_from: _from, date_to: _to, ...rest }: DealFilters, month: string): DealFilters {
  return month === '' ? rest : { ...rest, month }
}
