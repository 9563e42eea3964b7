import type { ListUtaDealsParams } from '#sdk'

/** The contract's own parameters; what is absent does not filter. */
export type DealFilters = Pick<ListUtaDealsParams, 'type' | 'month' | 'pair'>

/** How many filters are on. */
export const activeDealFilters = ({ type, month, pair }: DealFilters): number =>
  [type === 'all' ? undefined : type, month, pair].filter((value) => value !== undefined).length

/** The same filters with one changed; an empty value takes it off. */
export function withDealFilter<K extends keyof DealFilters>(filters: DealFilters, key: K, value: DealFilters[K] | ''): DealFilters {
  const { [key]: _, ...rest } = filters
  return value === '' || value === undefined || value === 'all' ? rest : { ...rest, [key]: value }
}

/** Every month from the first to the last one, the last one first: YYYY-MM. */
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
