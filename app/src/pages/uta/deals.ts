import type { ListUtaDealsParams, UtaDeal } from '#sdk'
import { ListUtaDealsQueryParams } from '#sdk/schemas.ts'
import type { DealFilters } from '#design-system/screens/uta/dealFilters.ts'
import { dealColumns } from '#design-system/screens/uta/fileColumns.ts'
import { listMatchingDeals } from '../../api/deals.ts'
import type { ListFile } from '../../api/export-list.ts'
import { fromSchema } from '../../hooks/search-params.ts'
import type { Parsers } from '../../hooks/search-params.ts'

const { type, month, pair, date_from, date_to } = ListUtaDealsQueryParams.shape
const parseType = fromSchema(type)

/** The filters in the query string. `all` is what the list shows without a filter. */
export const dealFilters: Parsers<DealFilters> = {
  type: (raw) => (raw === 'all' ? undefined : parseType(raw)),
  month: fromSchema(month),
  pair: fromSchema(pair),
  date_from: fromSchema(date_from),
  date_to: fromSchema(date_to),
}

export const dealFile: ListFile<UtaDeal, ListUtaDealsParams> = {
  list: listMatchingDeals,
  name: (params, day) => `uta-deals-${params.month ?? params.date_from ?? day}`,
  columns: dealColumns,
}
