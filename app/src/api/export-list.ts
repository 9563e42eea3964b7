import { now } from '../clock.ts'
import { saveCsv } from '../root/csv.ts'
import { useSubmission } from './use-submission.ts'

const PER_PAGE = 200
/** Rows of one file. A longer list is exported in parts, by its filters. */
const LIMIT = 20_000

/** How a cursor-paginated list is written to a file. */
export interface ListFile<Item, Row, Params> {
  /** Fetches one page. */
  list: (params: Params & { per_page: number; cursor?: string }) => Promise<{ data: Item[]; meta: { next_cursor: string | null } }>
  /** The file's name without extension. `day`: today, YYYY-MM-DD. */
  name: (params: Params, day: string) => string
  columns: readonly (keyof Row & string)[]
  toRow: (item: Item) => Row
}

/** Saves a filtered list as CSV: all of it, not only the pages that are on the screen. */
async function exportList<Item, Row extends object, Params>(
  { list, name, columns, toRow }: ListFile<Item, Row, Params>,
  params: Params,
): Promise<void> {
  const rows: Row[] = []
  let cursor: string | undefined
  do {
    const page = await list({ ...params, per_page: PER_PAGE, ...(cursor && { cursor }) })
    rows.push(...page.data.map(toRow))
    cursor = page.meta.next_cursor ?? undefined
  } while (cursor && rows.length < LIMIT)
  await saveCsv(name(params, new Date(now()).toISOString().slice(0, 10)), columns, rows)
}

/** The export button of a list. */
export const useListExport = <Item, Row extends object, Params>(file: ListFile<Item, Row, Params>, params: Params) => {
  const [exporting, onExport] = useSubmission(() => exportList(file, params))
  return { exporting, onExport }
}
