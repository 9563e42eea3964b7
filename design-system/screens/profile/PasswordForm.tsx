import Stack from '@mui/material/Stack'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import type { Submission } from '../../lib/submission.ts'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Section } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { passwordSchema } from './PasswordForm.schema.ts'

export type PasswordValues = { current_password: string; password: string; password_confirmation: string }

type Props = {
  /** The user's e-mail, for password managers. */
  email: string | null
  changing: Submission
  onChange: (values: PasswordValues) => void
}

/** Changes the password of a user who knows the current one. States the consequences first. */
export function PasswordForm(props: Props) {
  const { changing } = props
  const t = useTranslations('profilePages').safety.password
  const [done, setDone] = useState(0)
  const [was, setWas] = useState(changing)
  if (changing !== was) {
    setWas(changing)
    if (was.busy && !changing.busy && !changing.problem) setDone(done + 1)
  }
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (done > 0) result.current?.focus()
  }, [done])

  return (
    <Section title={t.title()} id="password">
      <Stack spacing={5}>
        <Typography component="p" variant="body2" color="textSecondary">
          {t.text()}
        </Typography>
        {done > 0 && (
          <div ref={result} tabIndex={-1}>
            <Notice severity="success" title={t.done()}>
              {t.doneText()}
            </Notice>
          </div>
        )}
        {/* Unmounted after success, so that no password stays in the page. */}
        <Fields key={done} {...props} />
      </Stack>
    </Section>
  )
}

function Fields({ email, changing, onChange }: Props) {
  const t = useTranslations('profilePages').safety.password
  const form = useSchemaForm<PasswordValues>({
    resolver: zodResolver(passwordSchema),
    draft: null,
    labels: { current_password: t.current(), password: t.next(), password_confirmation: t.repeat() },
    submission: changing,
    onSubmit: onChange,
    together: { password: ['password_confirmation'] },
  })
  return (
    <Form form={form} label={t.title()}>
      {email !== null && <input type="text" autoComplete="username" value={email} readOnly hidden />}
      <ControlledField form={form} name="current_password">
        {(field) => <PasswordField {...field} autoComplete="current-password" />}
      </ControlledField>
      <ControlledField form={form} name="password">
        {(field) => <PasswordField {...field} autoComplete="new-password" rules />}
      </ControlledField>
      <ControlledField form={form} name="password_confirmation">
        {(field) => <PasswordField {...field} autoComplete="new-password" quiet />}
      </ControlledField>
      <div>
        <Submit form={form} size="medium" fullWidth={false}>
          {t.submit()}
        </Submit>
      </div>
    </Form>
  )
}
