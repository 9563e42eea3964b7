import type { Transaction } from '#sdk'
import { DEPOSIT_POLL, SLOW_POLL } from '../../lib/constants.ts'

/** Refetch interval in ms while one of these transfers is pending, `false` otherwise: blockchain steps take seconds, manual ones take longer. */
export function pollWhilePending(transactions: readonly Pick<Transaction, 'status'>[] | undefined): number | false {
  const stands = new Set(transactions?.map(({ status }) => status))
  if (stands.has('confirming')) return DEPOSIT_POLL
  return stands.has('processing') || stands.has('accepted') ? SLOW_POLL : false
}
