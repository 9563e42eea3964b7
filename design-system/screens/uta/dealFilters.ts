import type { ListUtaDealsParams } from '#sdk'

/** The contract's parameters; absent ones do not filter. */
export type DealFilters = Pick<ListUtaDealsParams, 'type' | 'month' | 'pair'>

/** Number of active filters. */
export const activeDealFilters = ({ type, month, pair }: DealFilters): number =>
  [type === 'all' ? undefined : type, month, pair].filter((value) => value !== undefined).length

/** The filters with one changed; an empty value removes it. */
export function withDealFilter<K extends keyof DealFilters>(filters: DealFilters, key: K, value: DealFilters[K] | ''): DealFilters {
  const { [key]: _, ...rest } = filters
  return value === '' || value === undefined || value === 'all' ? rest : { ...rest, [key]: value }
}

/** All months from the last to the first: YYYY-MM. */
export function monthsDown(first: string, last: string): string[] {
  const months: string[] = []
  let [year = 0, month = 0] = last.split('-').map(Number)
  for (let name = last; name >= first && months.length < 600; name = `${year}-${String(month).padStart(2, '0')}`) {
    months.push(name)
    month -= 1
    if (month === 0) [year, month] = [year - 1, 12]
  }
  return months
}
