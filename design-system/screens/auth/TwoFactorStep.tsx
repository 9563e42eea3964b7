import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { CodeField } from '../../forms/CodeField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { Model } from '../../forms/Model.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import { useThrottled } from '../../forms/useWait.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../parts/Button.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { useText } from '../../provider/reader.ts'
import { AuthColumn } from './AuthColumn.tsx'
import { codeSchema, recoverySchema } from './LoginScreen.schema.ts'

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
  const [way, setWay] = useState<'app' | 'recovery'>('app')
  const [changed, setChanged] = useState(false)
  const { submission, sleeping } = useThrottled(told)
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
            setWay(way === 'app' ? 'recovery' : 'app')
            setChanged(true)
          }}
        >
          {way === 'app' ? t.withRecovery() : t.withApp()}
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

// Copied from paper or from a list: spaces, and a hyphen that was left out where the code has one.
const tidy = (code: string): string => code.replace(/\s/g, '').replace(/^([A-Za-z0-9]{10})([A-Za-z0-9]{10})$/, '$1-$2')

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
  const form = useSchemaForm<{ recovery_code: string }>({
    schema: recoverySchema,
    labels: { recovery_code: t.recoveryCode() },
    submission,
    onSubmit: ({ recovery_code }) => onCode({ recovery_code: tidy(recovery_code) }),
  })
  return (
    <Form form={form}>
      <TextField
        {...form.field('recovery_code')}
        mono
        help={t.recoveryHelp()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        // Asked for by the button above.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={focus}
      />
      <Submit form={form} disabled={sleeping}>
        {t.submit()}
      </Submit>
    </Form>
  )
}
