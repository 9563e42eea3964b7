import type { Transaction } from '#sdk'
import { DEPOSIT_POLL, SLOW_POLL } from '../../constants.ts'

/** How often to look again while one of these transfers is on its way: blocks come every few seconds, people take longer. Not at all once none is. */
export function pollWhilePending(transactions: readonly Pick<Transaction, 'status'>[] | undefined): number | false {
  const stands = new Set(transactions?.map(({ status }) => status))
  if (stands.has('confirming')) return DEPOSIT_POLL
  return stands.has('processing') || stands.has('accepted') ? SLOW_POLL : false
}
