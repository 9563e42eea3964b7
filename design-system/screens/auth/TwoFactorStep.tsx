import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { CodeField } from '../../forms/CodeField.tsx'
import { codeSchema } from '../../forms/codeSchema.ts'
import { Form, Submit } from '../../forms/Form.tsx'
import { Model } from '../../forms/Model.tsx'
import { RecoveryCodeForm } from '../../forms/RecoveryCodeForm.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import { useForget } from '../../forms/useForget.ts'
import { useThrottled } from '../../forms/useWait.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../parts/Button.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { useText } from '../../provider/reader.ts'
import { AuthColumn } from './AuthColumn.tsx'

export type CodeValues = { code: string } | { recovery_code: string }

export interface TwoFactorStepProps {
  submission: Submission
  onCode: (values: CodeValues) => void
  onBack: () => void
}

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 12px', margin: '0 -16px' })

/** The second step of a sign-in: the app's code, or a recovery code where the app is not at hand. */
export function TwoFactorStep({ submission: told, onCode, onBack }: TwoFactorStepProps) {
  const t = useText('auth').twoFactor
  const words = useText('forms').recovery
  const [way, setWay] = useState<'app' | 'recovery'>('app')
  const [changed, setChanged] = useState(false)
  const [current, forget] = useForget(told)
  const { submission, sleeping } = useThrottled(current)
  const heading = useRef<HTMLDivElement>(null)

  // The step took the place of the form that had the focus.
  useEffect(() => heading.current?.querySelector('h1')?.focus(), [])

  const Step = way === 'app' ? AppCode : RecoveryCode
  return (
    <AuthColumn ref={heading}>
      <PageHeader title={t.title()} lead={way === 'app' ? t.text() : t.recoveryText()} />
      <Step submission={submission} sleeping={sleeping} onCode={onCode} focus={changed} />
      <Ways>
        <Button
          variant="text"
          onClick={() => {
            forget()
            setWay(way === 'app' ? 'recovery' : 'app')
            setChanged(true)
          }}
        >
          {way === 'app' ? words.instead() : words.app()}
        </Button>
        <Button variant="text" onClick={onBack}>
          {t.back()}
        </Button>
      </Ways>
    </AuthColumn>
  )
}

type StepProps = Pick<TwoFactorStepProps, 'submission' | 'onCode'> & {
  /** Tried too often: nothing is sent until the wait is over. */
  sleeping: boolean
  /** The reader asked for this way. */
  focus: boolean
}

function AppCode({ submission, sleeping, onCode, focus }: StepProps) {
  const t = useText('auth').twoFactor
  const { label } = useText('forms').code
  const form = useSchemaForm<{ code: string }>({
    schema: codeSchema,
    labels: { code: label() },
    submission,
    onSubmit: onCode,
    defaults: { code: '' },
  })
  return (
    <Form form={form}>
      <Model form={form} name="code">
        {(binding) => <CodeField {...binding} takesFocus={focus} />}
      </Model>
      <Submit form={form} disabled={sleeping}>
        {t.submit()}
      </Submit>
    </Form>
  )
}

function RecoveryCode({ submission, sleeping, onCode, focus }: StepProps) {
  const t = useText('auth').twoFactor
  return (
    <RecoveryCodeForm
      submission={submission}
      onCode={onCode}
      takesFocus={focus}
      foot={(form) => (
        <Submit form={form} disabled={sleeping}>
          {t.submit()}
        </Submit>
      )}
    />
  )
}
