import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { Form } from '../../forms/Form.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { LazyDialog } from '../../components/feedback/LazyDialog.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { passwordSchema } from './PasswordDialog.schema.ts'

export interface PasswordDialogProps {
  checking: Submission
  onPassword: (password: string) => void
  onCancel: () => void
}

/** The server asks for the password again before it performs the request. */
export function PasswordDialog({ checking, onPassword, onCancel }: PasswordDialogProps) {
  const t = useTranslations('twoFactorPages').password
  const name = useId()
  const form = useSchemaForm<{ password: string }>({
    resolver: zodResolver(passwordSchema),
    draft: null,
    labels: { password: t.label() },
    submission: checking,
    onSubmit: ({ password }) => onPassword(password),
  })
  return (
    <LazyDialog
      title={t.title()}
      text={t.text()}
      busy={checking.busy}
      onClose={onCancel}
      actions={
        <>
          <Button variant="text" disabled={checking.busy} onClick={onCancel}>
            {t.cancel()}
          </Button>
          <Button type="submit" form={form.id} busy={checking.busy}>
            {t.submit()}
          </Button>
        </>
      }
    >
      <Form form={form} label={t.title()}>
        <ControlledField form={form} name="password">
          {(field) => (
            <PasswordField
              {...field}
              key={name}
              autoComplete="current-password"
              // The field is the purpose of the dialog.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
            />
          )}
        </ControlledField>
      </Form>
    </LazyDialog>
  )
}
