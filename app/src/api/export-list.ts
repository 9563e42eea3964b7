import { useState } from 'react'
import { ApiError } from '#sdk'
import { now } from '../lib/clock.ts'
import { saveCsv } from '../lib/csv.ts'
import type { CsvColumn, CsvDelimiter } from '../lib/csv.ts'
import { rowsOf } from './infinite-list.ts'
import type { CursorPage } from './infinite-list.ts'
import { toSubmission } from './to-submission.ts'
import { useWrite } from './use-write.ts'

const PER_PAGE = 200
/** Rows of one file. Of a longer list the page says that this is its newest part; the rest is exported by its filters. */
export const LIMIT = 20_000

/** How a cursor-paginated list is written to a file. */
export interface ListFile<Item, Params> {
  /** Fetches one page. */
  list: (params: Params & { per_page: number; cursor?: string }) => Promise<CursorPage<Item>>
  /** The file's name without extension. `day`: today, YYYY-MM-DD. */
  name: (params: Params, day: string) => string
  columns: readonly CsvColumn<Item>[]
  delimiter?: CsvDelimiter
}

/** The rows of a filtered list, and whether these are all of it. A list that the server does not send to its end is an error, never a shorter file. */
export async function everyRow<Item extends { id: string }, Params>(
  list: ListFile<Item, Params>['list'],
  params: Params,
): Promise<{ rows: Item[]; whole: boolean }> {
  const pages: CursorPage<Item>[] = []
  const asked = new Set<string>()
  let cursor: string | undefined
  let count = 0
  do {
    const page = await list({ ...params, per_page: PER_PAGE, ...(cursor && { cursor }) })
    pages.push(page)
    count += page.data.length
    cursor = page.meta.next_cursor ?? undefined
    if (cursor && asked.has(cursor)) throw new ApiError({ kind: 'contract', operation: 'export', field: 'meta.next_cursor' })
    if (cursor) asked.add(cursor)
  } while (cursor && count < LIMIT)
  return { rows: rowsOf(pages), whole: cursor === undefined }
}

/** Saves a filtered list as CSV: all of it, not only the pages that are on the screen. Returns how many rows it has if there are more. */
async function exportList<Item extends { id: string }, Params>(
  { list, name, columns, delimiter }: ListFile<Item, Params>,
  params: Params,
): Promise<number | null> {
  const { rows, whole } = await everyRow(list, params)
  await saveCsv(name(params, new Date(now()).toISOString().slice(0, 10)), columns, rows, delimiter)
  return whole ? null : rows.length
}

/** The export button of a list. `fileOf`: the file that is asked for. */
export const useListExport = <Item extends { id: string }, Params, Asked extends unknown[]>(
  fileOf: (...asked: Asked) => ListFile<Item, Params>,
  params: Params,
) => {
  const [exportedPart, setPart] = useState<number | null>(null)
  const exporting = useWrite({
    mutationFn: async (asked: Asked) => {
      setPart(null)
      setPart(await exportList(fileOf(...asked), params))
    },
  })
  return { exporting: toSubmission(exporting), exportedPart, onExport: (...asked: Asked) => exporting.mutate(asked) }
}
