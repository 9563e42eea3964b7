import { useState } from 'react'
import type { Submission } from '#design-system/lib/submission.ts'
import { useChangeFreeze } from '#sdk'
import type { CodeSent, FreezeRequest } from '#sdk'
import { toSubmission } from '../../api/to-submission.ts'
import { useWrite } from '../../api/use-write.ts'
import { announceFreeze } from '../../hooks/use-freeze.ts'

interface Freezing {
  freezing: Submission
  onFreeze: () => void
  /** State of sending the code or of beginning the thaw. */
  thawing: Submission
  sent: CodeSent | null
  onSend: (password: string) => void
  onThaw: (proof: { password: string; code: string }) => void
}

/** Freezes the account, and thaws it: a code first, where there is no app for it. */
export function useFreezing(): Freezing {
  const { mutateAsync: change } = useChangeFreeze()
  const [sent, setSent] = useState<CodeSent | null>(null)
  const freezing = useWrite({
    mutationFn: async () => {
      await change({ data: { action: 'freeze' } })
      setSent(null)
      announceFreeze()
    },
  })
  const thawing = useWrite({
    mutationFn: async (data: FreezeRequest) => {
      const { code } = await change({ data })
      setSent(code)
      announceFreeze()
    },
  })
  return {
    freezing: toSubmission(freezing),
    onFreeze: freezing.mutate,
    thawing: toSubmission(thawing),
    sent,
    onSend: (password) => thawing.mutate({ action: 'send_code', password }),
    onThaw: (proof) => thawing.mutate({ action: 'thaw', ...proof }),
  }
}
