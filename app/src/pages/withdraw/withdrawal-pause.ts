import { CODE_RECHECK, WITHDRAWAL_POLL } from '../../lib/constants.ts'

const ends: ReadonlySet<string> = new Set(['done', 'rejected', 'cancelled', 'failed', 'expired'])

/**
 * Milliseconds before a withdrawal is asked for again; false at its end. An unknown status counts as underway. `asked`: how often that status was
 * received again. `status` is null after a failed request.
 */
export const withdrawalPause = (status: string | null, asked: number): number | false => {
  if (status === null || status === 'awaiting_confirmation') return CODE_RECHECK
  if (ends.has(status)) return false
  return WITHDRAWAL_POLL[Math.min(asked, WITHDRAWAL_POLL.length - 1)] ?? false
}
