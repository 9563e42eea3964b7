import type { UtaDay, UtaDeal } from '#sdk'

/** The columns of a file of deals. */
export const dealColumns = [
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

/** The columns of a file of a month's days. */
export const dayColumns = ['date', 'deals_closed', 'profit', 'profit_percent', 'balance'] as const satisfies readonly (keyof UtaDay)[]
