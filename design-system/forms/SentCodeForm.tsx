import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { CodeSent } from '#sdk'
import { instant } from '../lib/dates.ts'
import type { Submission } from '../lib/submission.ts'
import { idle } from '../lib/submission.ts'
import { Trans } from '../components/Trans.tsx'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { CodeField } from './CodeField.tsx'
import { codeSchema } from './codeSchema.ts'
import { Form, Submit } from './Form.tsx'
import { ControlledField } from './ControlledField.tsx'
import { ResendCode } from './ResendCode.tsx'
import { upToFive } from './spelledNumbers.ts'
import { useCountdown } from './useCountdown.ts'
import { useSchemaForm } from './useSchemaForm.ts'

const Target = styled('b')({ display: 'inline-block', maxWidth: '100%', fontWeight: 500, overflowWrap: 'anywhere' })
const drawTarget = (words: string) => <Target>{words}</Target>

/** A sentence with the place where a code went to: `Sent to <0>v***@matu.test</0>`. */
export const SentTo = ({ children }: { children: string }) => <Trans text={children} render={drawTarget} />

export type SentCodeFormProps = {
  sent: CodeSent
  /** The form's name. */
  label: string
  confirming: Submission
  onConfirm: (code: string) => void
  /** Another code was asked for and is on its way. */
  resending?: boolean
  submit: string
  /** In place of the usual word about a problem; `null` where it is said elsewhere. */
  problem?: ReactNode
  /** What to do when no try is left. Without it the server says so. */
  used?: string
}

/**
 * Six digits of a code that was sent: how many tries are left, and that its time is over. Each code begins with an empty form; digits that were
 * typed since it was asked for are its own.
 */
export function SentCodeForm({ resending = false, confirming, ...props }: SentCodeFormProps) {
  const { sent_at } = props.sent
  const [typed, setTyped] = useState('')
  // What was wrong with the code before says nothing about the new one.
  const [before, setBefore] = useState<{ sent_at: string; confirming?: Submission }>({ sent_at })
  if (before.sent_at !== sent_at) setBefore({ sent_at, confirming })
  const answer = confirming === before.confirming && !confirming.busy ? idle : confirming
  return <OneCode key={sent_at} {...props} confirming={answer} begin={typed} onTyped={(code) => setTyped(resending ? code : '')} />
}

type OneCodeProps = Omit<SentCodeFormProps, 'resending'> & { begin: string; onTyped: (code: string) => void }

function OneCode({ sent, label, confirming, onConfirm, submit, problem, used, begin, onTyped }: OneCodeProps) {
  const words = useTranslations('forms').code
  const expired = useCountdown(instant(sent.expires_at)) === 0
  const spent = used !== undefined && sent.attempts_left === 0
  const form = useSchemaForm<{ code: string }>({
    schema: codeSchema,
    draft: null,
    labels: { code: words.label() },
    submission: confirming,
    onSubmit: ({ code }) => onConfirm(code),
    defaults: { code: begin },
  })
  return (
    <Form form={form} label={label} {...(problem !== undefined && { problem })}>
      <ControlledField
        form={form}
        name="code"
        // After a wrong code the server counts, in its own sentence.
        helperText={spent ? used : words.attempts({ words: upToFive(words.words, sent.attempts_left), count: sent.attempts_left })}
      >
        {(binding) => (
          <CodeField
            {...binding}
            onType={(code) => {
              binding.onType(code)
              onTyped(code)
            }}
            onComplete={form.submit}
            readOnly={expired || spent}
            expired={expired}
            takesFocus
          />
        )}
      </ControlledField>
      <Submit form={form} disabled={expired || spent}>
        {submit}
      </Submit>
    </Form>
  )
}

/** When another code may be asked for, by the server's own times; nothing was sent where the code is read in an app. */
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
}) =>
  sent.channel === 'app' ? (
    <>{children}</>
  ) : (
    <ResendCode
      allowedAt={instant(sent.resend_at)}
      wait={(instant(sent.resend_at) - instant(sent.sent_at)) / 1000}
      busy={busy}
      onResend={onResend}
    >
      {children}
    </ResendCode>
  )
