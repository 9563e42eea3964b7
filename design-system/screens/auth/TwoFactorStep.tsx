import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { CodeField } from '../../forms/CodeField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { RecoveryCodeForm } from '../../forms/RecoveryCodeForm.tsx'
import { useCodeForm } from '../../forms/useCodeForm.ts'
import { useDismissibleError } from '../../forms/useDismissibleError.ts'
import { useThrottled } from '../../forms/useRetryAfter.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

export type CodeValues = { code: string } | { recovery_code: string }

export interface TwoFactorStepProps {
  submission: Submission
  onCode: (values: CodeValues) => void
  onBack: () => void
}

/** The second sign-in step: a code from the app, or a recovery code if the app is not available. */
export function TwoFactorStep({ submission: original, onCode, onBack }: TwoFactorStepProps) {
  const t = useTranslations('auth').twoFactor
  const words = useTranslations('forms').recovery
  const [way, setWay] = useState<'app' | 'recovery'>('app')
  const [current, forget] = useDismissibleError(original)
  const { submission, sleeping } = useThrottled(current)

  const Step = way === 'app' ? AppCode : RecoveryCode
  return (
    <Stack spacing={5} sx={{ minWidth: 0 }}>
      <PageHeader title={t.title()} lead={way === 'app' ? t.text() : t.recoveryText()} />
      <Step submission={submission} sleeping={sleeping} onCode={onCode} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', rowGap: 1, columnGap: 3, mx: -4 }}>
        <Button
          variant="text"
          onClick={() => {
            forget()
            setWay(way === 'app' ? 'recovery' : 'app')
          }}
        >
          {way === 'app' ? words.instead() : words.app()}
        </Button>
        <Button variant="text" onClick={onBack}>
          {t.back()}
        </Button>
      </Stack>
    </Stack>
  )
}

type StepProps = Pick<TwoFactorStepProps, 'submission' | 'onCode'> & {
  /** Too many attempts: disabled until the wait is over. */
  sleeping: boolean
}

function AppCode({ submission, sleeping, onCode }: StepProps) {
  const t = useTranslations('auth').twoFactor
  const words = useTranslations('forms').code
  const form = useCodeForm({ label: words.label(), submission, onCode: (code) => onCode({ code }) })
  return (
    <Form form={form}>
      <ControlledField form={form} name="code" helperText={words.app()}>
        {(binding) => <CodeField {...binding} takesFocus onComplete={form.submit} />}
      </ControlledField>
      <Submit form={form} disabled={sleeping}>
        {t.submit()}
      </Submit>
    </Form>
  )
}

function RecoveryCode({ submission, sleeping, onCode }: StepProps) {
  const t = useTranslations('auth').twoFactor
  return (
    <RecoveryCodeForm
      submission={submission}
      onCode={onCode}
      takesFocus
      foot={(form) => (
        <Submit form={form} disabled={sleeping}>
          {t.submit()}
        </Submit>
      )}
    />
  )
}
