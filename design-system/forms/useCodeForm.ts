import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import type { Submission } from '../lib/submission.ts'
import { codeSchema } from './codeSchema.ts'
import type { SchemaForm } from './useSchemaForm.ts'
import { useSchemaForm } from './useSchemaForm.ts'

type Options = {
  /** Label of the field. */
  label: string
  submission: Submission
  /** Sends the six digits. */
  onCode: (code: string) => void
  /** Digits that were typed before. */
  begin?: string
}

/** The form of a six-digit code. A code that was refused is not sent again, which would only use up an attempt: its error stays. */
export function useCodeForm({ label, submission, onCode, begin = '' }: Options): SchemaForm<{ code: string }> {
  const last = useRef<string | null>(null)
  const refusal = submission.fields?.['code']
  const form: SchemaForm<{ code: string }> = useSchemaForm<{ code: string }>({
    resolver: zodResolver(codeSchema),
    draft: null,
    labels: { code: label },
    submission,
    onSubmit({ code }) {
      if (refusal && code === last.current) return form.setError('code', { type: 'server', message: refusal.join(' ') })
      last.current = code
      return onCode(code)
    },
    defaults: { code: begin },
  })
  return form
}
