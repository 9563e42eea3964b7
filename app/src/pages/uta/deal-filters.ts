import { Id, ListUtaDealsParams } from '#sdk'
import type { DealFilters } from '#design-system/screens/uta/dealFilters.ts'

const chosen = ['type', 'month', 'pair'] as const

/** The filters of the deals, from the address. What the contract does not know is no filter. */
export function readDealFilters(query: URLSearchParams): DealFilters {
  const filters: Record<string, unknown> = {}
  for (const name of chosen) {
    const raw = query.get(name)
    const read = raw === null ? null : ListUtaDealsParams.shape[name].safeParse(raw)
    if (read?.success && read.data !== undefined && read.data !== 'all') filters[name] = read.data
  }
  return filters as DealFilters
}

/** The address of a list: filters in a fixed order, so that the same list has the same address. */
export function writeDealFilters(filters: DealFilters, deal: string | null = null): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of chosen) {
    const value = filters[name]
    if (value) query.set(name, value)
  }
  if (deal) query.set('deal', deal)
  return query
}

/** Which deal's detail is open. What cannot be an id is asked of nobody. */
export function readDeal(query: URLSearchParams): string | null {
  const read = Id.safeParse(query.get('deal'))
  return read.success ? read.data : null
}
