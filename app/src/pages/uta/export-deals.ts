import { listUtaDeals } from '#sdk'
import type { ListUtaDealsParams, UtaDeal } from '#sdk'
import { allPages } from '../../api/all-pages.ts'
import { saveCsv } from '../../root/csv.ts'

/** One file's worth; more is asked for by month. */
const MOST = 20_000

const dealColumns = [
  'id',
  'pair',
  'side',
  'status',
  'opened_at',
  'closed_at',
  'entry_price',
  'exit_price',
  'current_price',
  'size',
  'fee',
  'profit',
  'profit_percent',
  'exit_reason',
] as const satisfies readonly (keyof UtaDeal)[]

/** The list as it is filtered, whole, not only what is on the screen. */
export async function exportDeals(params: ListUtaDealsParams, today: Date): Promise<void> {
  await saveCsv(`uta-deals-${params.month ?? today.toISOString().slice(0, 10)}`, dealColumns, await allPages(listUtaDeals, params, MOST))
}
