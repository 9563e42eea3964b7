import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { CodeField } from '../../forms/CodeField.tsx'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { Form } from '../../forms/Form.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { LazyDialog } from '../../components/feedback/LazyDialog.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { passwordAndCodeSchema, passwordSchema } from './PasswordDialog.schema.ts'

export type PasswordProof = { password: string; code?: string }

export interface PasswordDialogProps {
  /** The dialog also asks for a code of the authenticator app. */
  withCode?: boolean
  checking: Submission
  onPassword: (proof: PasswordProof) => void
  onCancel: () => void
}

/** The server asks for the password again, or for the password and a code, before it performs the request. */
export function PasswordDialog({ withCode = false, checking, onPassword, onCancel }: PasswordDialogProps) {
  const { password: t, code: codeLabel } = useTranslations('twoFactorPages')
  const name = useId()
  const form = useSchemaForm<{ password: string; code: string }>({
    resolver: zodResolver(withCode ? passwordAndCodeSchema : passwordSchema),
    draft: null,
    labels: { password: t.label(), code: codeLabel() },
    submission: checking,
    onSubmit: ({ password, code }) => onPassword(withCode ? { password, code } : { password }),
    defaults: { password: '', code: '' },
  })
  return (
    <LazyDialog
      title={t.title()}
      text={withCode ? t.textWithCode() : t.text()}
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
        {withCode && (
          <ControlledField form={form} name="code">
            {(binding) => <CodeField {...binding} />}
          </ControlledField>
        )}
      </Form>
    </LazyDialog>
  )
}
