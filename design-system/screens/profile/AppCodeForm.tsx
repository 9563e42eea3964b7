import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { CodeField } from '../../forms/CodeField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { ControlledField } from '../../forms/ControlledField.tsx'
import type { FormValues, SchemaForm } from '../../forms/useSchemaForm.ts'
import { useCodeForm } from '../../forms/useCodeForm.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

type VerbsProps = {
  submit: string
  /** The action removes something. */
  danger?: boolean
  cancel?: { label: string; onClick: () => void }
}

type Props = VerbsProps & {
  label: string
  submission: Submission
  onCode: (code: string) => void
  takesFocus?: boolean
}

/** Buttons of a code form: submit and cancel. */
export const CodeVerbs = <Values extends FormValues>({ form, submit, danger, cancel }: VerbsProps & { form: SchemaForm<Values> }) => (
  <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', '& > button': { flex: { xs: '1 1 auto', md: '0 1 auto' } } }}>
    <Submit form={form} size="medium" fullWidth={false} {...(danger && { variant: 'danger' })}>
      {submit}
    </Submit>
    {cancel && (
      <Button variant="text" disabled={form.submission.busy} onClick={cancel.onClick}>
        {cancel.label}
      </Button>
    )}
  </Stack>
)

/** A six-digit code from the authenticator app, and what it is for. */
export function AppCodeForm({ label, submission, onCode, takesFocus = false, ...verbs }: Props) {
  const words = useTranslations('twoFactorPages')
  const { app: hint } = useTranslations('forms').code
  const form = useCodeForm({ label: words.code(), submission, onCode })
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Form form={form} label={label}>
        <ControlledField form={form} name="code" helperText={hint()}>
          {(binding) => <CodeField {...binding} takesFocus={takesFocus} onComplete={form.submit} />}
        </ControlledField>
        <CodeVerbs form={form} {...verbs} />
      </Form>
    </Box>
  )
}
