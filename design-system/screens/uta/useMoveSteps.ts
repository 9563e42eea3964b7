import { useState } from 'react'
import type { Submission } from '../../lib/submission.ts'
import type { Move } from './MoveAmountStep.tsx'

export type MoveSteps = ReturnType<typeof useMoveSteps>

/** Amount, then check: what was entered is kept on the way there and back, and what the server refuses about a field leads to the field. */
export function useMoveSteps({ fields }: Submission, over: boolean) {
  const [values, setValues] = useState<Move | null>(null)
  const [checking, setChecking] = useState(false)
  const [seen, setSeen] = useState({ fields, over })
  if (seen.fields !== fields || seen.over !== over) {
    setSeen({ fields, over })
    if (fields) setChecking(false)
    // What has begun ends the form that began it.
    if (over !== seen.over) {
      setChecking(false)
      setValues(null)
    }
  }
  return {
    values,
    /** Only with something to check. */
    checking: checking && values !== null,
    onNext: (next: Move): void => {
      setValues(next)
      setChecking(true)
    },
    onChange: (): void => setChecking(false),
  }
}
