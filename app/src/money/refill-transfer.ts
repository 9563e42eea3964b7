import type { SnapshotFrom } from 'xstate'
import type { Transfer } from '#design-system/lib/transfer.ts'
import { REFILL_POLL } from '../lib/constants.ts'
import type { RefillEvent, refillMachine } from './refill.machine.ts'

type RefillSnapshot = SnapshotFrom<typeof refillMachine>

function phaseOf(snapshot: RefillSnapshot): Transfer['phase'] | null {
  if (snapshot.matches('idle')) return null
  if (snapshot.matches({ polling: 'asking' })) return 'asking'
  if (snapshot.matches({ polling: 'paused' })) return 'paused'
  if (snapshot.matches('polling')) return 'waiting'
  if (snapshot.matches({ gaveUp: 'checking' })) return 'checking'
  if (snapshot.matches('gaveUp')) return 'gave-up'
  return snapshot.matches('done') ? 'done' : snapshot.matches('failed') ? 'failed' : 'lost'
}

/** Converts the refill's state for the screen; `null` if there is no refill. */
export function toTransfer(snapshot: RefillSnapshot, send: (event: RefillEvent) => void): Transfer | null {
  const phase = phaseOf(snapshot)
  if (phase === null) return null
  const { request_id, attempt, delegation, checkedAt } = snapshot.context
  const { attempts, every } = REFILL_POLL
  return {
    phase,
    request_id,
    attempt,
    attempts,
    every: every / 1000,
    delegation,
    checkedAt,
    onCheck: () => send({ type: 'CHECK_AGAIN' }),
    onAgain: () => send({ type: 'RESET' }),
  }
}
