import type { ReactNode } from 'react'
import type { Submission } from '../lib/submission.ts'
import { useText } from '../provider/reader.ts'
import { recoverySchema } from './codeSchema.ts'
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
  const t = useText('forms').recovery
  const form = useSchemaForm<Values>({
    schema: recoverySchema,
    labels: { recovery_code: t.label() },
    submission,
    onSubmit: ({ recovery_code }) => onCode({ recovery_code: tidy(recovery_code) }),
  })
  return (
    <Form form={form} {...(label !== undefined && { label })}>
      <TextField
        {...form.field('recovery_code')}
        mono
        help={t.help()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        // Asked for by a button.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={takesFocus}
      />
      {foot(form)}
    </Form>
  )
}
