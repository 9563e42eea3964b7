import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { CodeSent } from '#sdk'
import { instant } from '../lib/dates.ts'
import type { Submission } from '../lib/submission.ts'
import { idle } from '../lib/submission.ts'
import { Trans } from '../components/data-display/Trans.tsx'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { CodeField } from './CodeField.tsx'
import { Form, Submit } from './Form.tsx'
import { ControlledField } from './ControlledField.tsx'
import { ResendCode } from './ResendCode.tsx'
import { useCodeForm } from './useCodeForm.ts'
import { useCountdown } from './useCountdown.ts'

const drawTarget = (words: string) => (
  <Box component="b" sx={{ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' }}>
    {words}
  </Box>
)

/** A sentence that contains the destination of a code: `Sent to <0>v***@matu.test</0>`. */
export const SentTo = ({ children }: { children: string }) => <Trans text={children} render={drawTarget} />

export type SentCodeFormProps = {
  /** The server's answer to the request for a code: channel, destination, times, attempts left. */
  sent: CodeSent
  /** Accessible name of the form. */
  label: string
  /** State of checking the typed code. */
  confirming: Submission
  /** The six digits, as soon as they are complete or the button is pressed. */
  onConfirm: (code: string) => void
  /** Another code was requested and is on its way. */
  resending?: boolean
  /** Label of the button: what the code confirms. */
  submit: string
  /** Replaces the default error notice; `null` if it is shown elsewhere. */
  problem?: ReactNode
  /** Shown when no attempts are left; by default the server's message. */
  used?: string
}

/**
 * The form for a six-digit code: shows the attempts left and when the code has expired. Each code starts with an empty form, except for digits typed
 * since it was requested.
 */
export function SentCodeForm({ resending = false, confirming, ...props }: SentCodeFormProps) {
  const { sent_at } = props.sent
  const [typed, setTyped] = useState('')
  // Errors about the previous code do not apply to the new one.
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
  const form = useCodeForm({ label: words.label(), submission: confirming, onCode: onConfirm, begin })
  return (
    <Form form={form} label={label} {...(problem !== undefined && { problem })}>
      <ControlledField
        form={form}
        name="code"
        // After a wrong code the server's message states the remaining attempts.
        helperText={spent ? used : words.attempts({ count: sent.attempts_left })}
      >
        {(binding) => (
          <CodeField
            {...binding}
            onChange={(code) => {
              binding.onChange(code)
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

/** When another code may be requested, by the server's times; renders nothing if the code comes from an app. */
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
