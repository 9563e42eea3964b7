import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { CodeSent } from '#sdk'
import { instant } from '../lib/dates.ts'
import type { Submission } from '../lib/submission.ts'
import { Sentence } from '../parts/Sentence.tsx'
import { useText } from '../provider/reader.ts'
import { CodeField } from './CodeField.tsx'
import { codeSchema } from './codeSchema.ts'
import { Form, Submit } from './Form.tsx'
import { Model } from './Model.tsx'
import { ResendCode } from './ResendCode.tsx'
import { upToFive } from './numberWords.ts'
import { useCountdown } from './useCountdown.ts'
import { useSchemaForm } from './useSchemaForm.ts'

const Target = styled('b')({ display: 'inline-block', maxWidth: '100%', fontWeight: 500, overflowWrap: 'anywhere' })
const drawTarget = (words: string) => <Target>{words}</Target>

/** A sentence with the place where a code went to: `Sent to <0>v***@matu.test</0>`. */
export const SentTo = ({ children }: { children: string }) => <Sentence text={children} render={drawTarget} />

export type SentCodeFormProps = {
  sent: CodeSent
  /** The form's name. */
  label: string
  confirming: Submission
  onConfirm: (code: string) => void
  submit: string
  /** In place of the usual word about a problem; `null` where it is said elsewhere. */
  problem?: ReactNode
  /** What to do when no try is left. Without it the server says so. */
  used?: string
}

/** Six digits of a code that was sent: how many tries are left, and that its time is over. Key it by the code: each begins anew. */
export function SentCodeForm({ sent, label, confirming, onConfirm, submit, problem, used }: SentCodeFormProps) {
  const words = useText('forms').code
  const expired = useCountdown(instant(sent.expires_at)) === 0
  const spent = used !== undefined && sent.attempts_left === 0
  const form = useSchemaForm<{ code: string }>({
    schema: codeSchema,
    labels: { code: words.label() },
    submission: confirming,
    onSubmit: ({ code }) => onConfirm(code),
    defaults: { code: '' },
  })
  return (
    <Form form={form} label={label} {...(problem !== undefined && { problem })}>
      <Model form={form} name="code">
        {(binding) => (
          <CodeField
            {...binding}
            locked={binding.locked === true || expired || spent}
            expired={expired}
            takesFocus
            // After a wrong code the server counts, in its own sentence.
            help={spent ? used : words.attempts({ words: upToFive(words.words, sent.attempts_left), count: sent.attempts_left })}
          />
        )}
      </Model>
      <Submit form={form} disabled={expired || spent}>
        {submit}
      </Submit>
    </Form>
  )
}

/** When another code may be asked for, by the server's own times. */
export const ResendSent = ({
  sent,
  busy,
  onResend,
  children,
}: {
  sent: CodeSent
  busy: boolean
  onResend: () => void
  children?: ReactNode
}) => (
  <ResendCode
    allowedAt={instant(sent.resend_at)}
    wait={(instant(sent.resend_at) - instant(sent.sent_at)) / 1000}
    busy={busy}
    onResend={onResend}
  >
    {children}
  </ResendCode>
)
