import type { Transaction } from '#sdk'
import { instant, minute } from '../../lib/dates.ts'

const second = 1000

/** Deposits to show on the deposit page: those awaiting confirmations, and those that arrived since `since`. */
export const incoming = (deposits: readonly Transaction[], since: number): Transaction[] =>
  deposits.filter(
    ({ type, status, completed_at }) =>
      type === 'deposit' && (status === 'confirming' || (status === 'done' && completed_at !== null && instant(completed_at) >= since)),
  )

export type Wait = { unit: 'seconds' | 'minutes'; count: number }

/**
 * Estimated time until the last confirmation, from the pace so far: in steps of five seconds, from ninety seconds up in minutes. `null` before the
 * first confirmation, because there is no pace yet.
 */
export function waitFor({ created_at, confirmations, confirmations_required }: Transaction, now: number): Wait | null {
  if (!confirmations || confirmations_required === null) return null
  const left = ((now - instant(created_at)) / confirmations) * (confirmations_required - confirmations)
  if (!(left > 0)) return { unit: 'seconds', count: 5 }
  return left > 90 * second
    ? { unit: 'minutes', count: Math.ceil(left / minute) }
    : { unit: 'seconds', count: Math.ceil(left / (5 * second)) * 5 }
}
