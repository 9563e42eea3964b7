import type { ReactNode } from 'react'
import type { Submission } from '../lib/submission.ts'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { recoverySchema } from './codeSchema.ts'
import { ControlledField } from './ControlledField.tsx'
import { Form } from './Form.tsx'
import { TextField } from './TextField.tsx'
import type { SchemaForm } from './useSchemaForm.ts'
import { useSchemaForm } from './useSchemaForm.ts'

// Copied from paper or from a list: spaces, and a hyphen that was left out where the code has one.
const tidy = (code: string): string => code.replace(/\s/g, '').replace(/^([A-Za-z0-9]{10})([A-Za-z0-9]{10})$/, '$1-$2')

type Values = { recovery_code: string }

export type RecoveryCodeFormProps = {
  /** What the code is for, where no heading says it. */
  label?: string
  submission: Submission
  onCode: (values: Values) => void
  /** The reader asked for this field: it has the focus when it appears. */
  takesFocus: boolean
  /** Below the field: the button that sends it. */
  foot: (form: SchemaForm<Values>) => ReactNode
}

/** One of the recovery codes, in place of a code of the app. */
export function RecoveryCodeForm({ label, submission, onCode, takesFocus, foot }: RecoveryCodeFormProps) {
  const t = useTranslations('forms').recovery
  const form = useSchemaForm<Values>({
    schema: recoverySchema,
    draft: null,
    labels: { recovery_code: t.label() },
    submission,
    defaults: { recovery_code: '' },
    onSubmit: ({ recovery_code }) => onCode({ recovery_code: tidy(recovery_code) }),
  })
  return (
    <Form form={form} {...(label !== undefined && { label })}>
      <ControlledField form={form} name="recovery_code" helperText={t.help()}>
        {(field) => (
          <TextField
            {...field}
            mono
            // Asked for by a button.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={takesFocus}
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, inputMode: 'text', enterKeyHint: 'done' } }}
          />
        )}
      </ControlledField>
      {foot(form)}
    </Form>
  )
}
