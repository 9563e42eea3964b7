import { now } from '../clock.ts'
import { saveCsv } from '../root/csv.ts'
import type { CsvColumn, CsvDelimiter } from '../root/csv.ts'
import { useSubmission } from './use-submission.ts'

const PER_PAGE = 200
/** Rows of one file. A longer list is exported in parts, by its filters. */
const LIMIT = 20_000

/** How a cursor-paginated list is written to a file. */
export interface ListFile<Item, Params> {
  /** Fetches one page. */
  list: (params: Params & { per_page: number; cursor?: string }) => Promise<{ data: Item[]; meta: { next_cursor: string | null } }>
  /** The file's name without extension. `day`: today, YYYY-MM-DD. */
  name: (params: Params, day: string) => string
  columns: readonly CsvColumn<Item>[]
  delimiter?: CsvDelimiter
}

/** Saves a filtered list as CSV: all of it, not only the pages that are on the screen. */
async function exportList<Item extends object, Params>(
  { list, name, columns, delimiter }: ListFile<Item, Params>,
  params: Params,
): Promise<void> {
  const rows: Item[] = []
  let cursor: string | undefined
  do {
    const page = await list({ ...params, per_page: PER_PAGE, ...(cursor && { cursor }) })
    rows.push(...page.data)
    cursor = page.meta.next_cursor ?? undefined
  } while (cursor && rows.length < LIMIT)
  await saveCsv(name(params, new Date(now()).toISOString().slice(0, 10)), columns, rows, delimiter)
}

/** The export button of a list. `fileOf`: the file that is asked for. */
export const useListExport = <Item extends object, Params, Asked extends unknown[]>(
  fileOf: (...asked: Asked) => ListFile<Item, Params>,
  params: Params,
) => {
  const [exporting, onExport] = useSubmission((...asked: Asked) => exportList(fileOf(...asked), params))
  return { exporting, onExport }
}
