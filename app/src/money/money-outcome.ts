import type { SnapshotFrom } from 'xstate'
import type { Outcome } from '#design-system/lib/outcome.ts'
import { idleOutcome } from '#design-system/lib/outcome.ts'
import type { Submission } from '#design-system/lib/submission.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import type { MoneyWriteEvent, moneyWriteMachine } from './money-write.machine.ts'
import { toRefusal } from '../api/to-submission.ts'

export type MoneyWriteSnapshot = SnapshotFrom<typeof moneyWriteMachine>

export const toMoneySubmission = (snapshot: MoneyWriteSnapshot): Submission => {
  if (snapshot.matches('sending')) return busy
  if (snapshot.matches('unknown')) return refused({ kind: 'unknown-outcome' })
  return snapshot.matches({ open: 'refused' }) ? toRefusal(snapshot.context.refusal) : idle
}

export function toOutcome(snapshot: MoneyWriteSnapshot, send: (event: MoneyWriteEvent) => void): Outcome {
  if (snapshot.matches({ open: 'notDone' })) return { state: 'not-done' }
  if (snapshot.matches({ open: 'elsewhere' })) return { state: 'elsewhere' }
  if (!snapshot.matches('unknown')) return idleOutcome
  const { traceable, at } = snapshot.context
  const release = { type: 'RELEASE' } as const
  return {
    state: 'unknown',
    phase: snapshot.matches({ unknown: 'manual' }) ? 'manual' : snapshot.matches({ unknown: 'pausing' }) ? 'pausing' : 'looking',
    since: at,
    ...(traceable && { onCheck: () => send({ type: 'CHECK' }) }),
    ...(snapshot.can(release) && { onRelease: () => send(release) }),
  }
}
