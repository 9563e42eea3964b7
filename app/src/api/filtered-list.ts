import { reportIgnoredFilter } from '#sdk'
import type { OperationId } from '#sdk'
import type { CursorPage } from './infinite-list.ts'

/**
 * One filter of a list, checked again in the browser, because a server may ignore it: sums, exports and "nothing here" would then be wrong.
 * `allows`: the contract's definition. `mayAllow`: what a server that applies the filter could also mean by it.
 */
export interface Filter<Row> {
  /** Its parameter. */
  name: string
  allows: (row: Row) => boolean
  mayAllow?: (row: Row) => boolean
}

/** A page that contains only rows that the filters allow. `filtersIgnored`: the server had sent others, so its sums are of other rows too. */
export type FilteredPage<Page> = Page & { filtersIgnored?: true }

/** Pages that one request of the application may take until it is full, if most rows are not what was asked for. */
const MOST_PAGES = 10
const DEFAULT_PER_PAGE = 20

/** Applies each filter that some row shows to be ignored, and reports it. A filter that all rows agree with is the server's to interpret. */
function apply<Row>(operation: OperationId, rows: readonly Row[], filters: readonly Filter<Row>[]): Row[] {
  const ignored = filters.filter(({ allows, mayAllow = allows }) => rows.some((row) => !mayAllow(row)))
  for (const { name } of ignored) reportIgnoredFilter(operation, name)
  return rows.filter((row) => ignored.every(({ allows }) => allows(row)))
}

interface PageParams {
  per_page?: number
  cursor?: string
}

/**
 * The same list with its filters checked. If the server ignores them, further pages are read until one page's rows are found, at most ten:
 * `meta.next_cursor` then says where the list continues.
 */
export const filteredList =
  <Row, Params extends PageParams, Page extends CursorPage<Row>, Rest extends unknown[]>(
    operation: OperationId,
    list: (params: Params, ...rest: Rest) => Promise<Page>,
    filtersOf: (params: Params) => Filter<Row>[],
  ) =>
  async (params: Params, ...rest: Rest): Promise<FilteredPage<Page>> => {
    const filters = filtersOf(params)
    const wanted = params.per_page ?? DEFAULT_PER_PAGE
    let page = await list(params, ...rest)
    const data = apply(operation, page.data, filters)
    if (data.length === page.data.length) return page
    const asked = new Set([params.cursor ?? null])
    for (let count = 1; count < MOST_PAGES && data.length < wanted; count += 1) {
      const { next_cursor } = page.meta
      if (next_cursor === null || asked.has(next_cursor)) break
      asked.add(next_cursor)
      page = await list({ ...params, cursor: next_cursor }, ...rest)
      data.push(...apply(operation, page.data, filters))
    }
    return { ...page, data, filtersIgnored: true }
  }
