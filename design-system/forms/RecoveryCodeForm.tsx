import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import type { Submission } from '../lib/submission.ts'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { recoverySchema } from './codeSchema.ts'
import { ControlledField } from './ControlledField.tsx'
import { Form } from './Form.tsx'
import { TextInput } from './TextInput.tsx'
import type { SchemaForm } from './useSchemaForm.ts'
import { useSchemaForm } from './useSchemaForm.ts'

// Normalises a copied code: removes spaces and restores a missing hyphen.
const tidy = (code: string): string => code.replace(/\s/g, '').replace(/^([A-Za-z0-9]{10})([A-Za-z0-9]{10})$/, '$1-$2')

type Values = { recovery_code: string }

export type RecoveryCodeFormProps = {
  /** Accessible name, if no heading says what the code is for. */
  label?: string
  /** State of sending the code: idle, busy, or refused with the server's reason. */
  submission: Submission
  /** The completed code, in the form in which the server expects it. */
  onCode: (values: Values) => void
  /** Focuses the field on mount, because the user requested it. */
  takesFocus: boolean
  /** Below the field: the submit button. */
  foot: (form: SchemaForm<Values>) => ReactNode
}

/** A recovery code instead of a code from the app. */
export function RecoveryCodeForm({ label, submission, onCode, takesFocus, foot }: RecoveryCodeFormProps) {
  const t = useTranslations('forms').recovery
  const form = useSchemaForm<Values>({
    resolver: zodResolver(recoverySchema),
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
          <TextInput
            {...field}
            mono
            // Opened by a button.
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
