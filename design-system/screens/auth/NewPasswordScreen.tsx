import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { BlockedArt } from '../../components/illustrations/BlockedArt.tsx'
import { SuccessArt } from '../../components/illustrations/SuccessArt.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { newPasswordSchema } from './NewPasswordScreen.schema.ts'

export interface NewPasswordScreenProps {
  /** `expired`: the link is too old or contains no e-mail; `done`: password changed. */
  step: 'form' | 'expired' | 'done'
  /** From the mailed link. */
  email: string
  /** Sign-in after the change, and a new link when this one has expired. */
  links: { login: string; passwordReset: string }
  /** State of setting the password. */
  submission: Submission
  /** The new password, typed twice. */
  onSubmit: (values: { password: string; password_confirmation: string }) => void
}

const drawing = { '& > svg': { maxWidth: 220, height: 'auto' } }

export function NewPasswordScreen({ step, email, links, submission, onSubmit }: NewPasswordScreenProps) {
  const t = useTranslations('auth').newPassword
  const column = useRef<HTMLDivElement>(null)
  const was = useRef(step)
  useEffect(() => {
    if (was.current !== step) column.current?.querySelector('h1')?.focus()
    was.current = step
  }, [step])
  return (
    <Stack spacing={5} sx={{ minWidth: 0 }} ref={column}>
      {step === 'form' && (
        <>
          <PageHeader title={t.title()} lead={t.text({ email })} />
          <NewPasswordForm email={email} submission={submission} onSubmit={onSubmit} />
        </>
      )}
      {step === 'expired' && (
        <>
          <Box sx={drawing}>
            <BlockedArt />
          </Box>
          <PageHeader title={t.expiredTitle()} lead={t.expiredText()} />
          <Button href={links.passwordReset} size="large" fullWidth>
            {t.sendAgain()}
          </Button>
          <TextLink standalone href={links.login}>
            {t.signIn()}
          </TextLink>
        </>
      )}
      {step === 'done' && (
        <>
          <Box sx={drawing}>
            <SuccessArt />
          </Box>
          <PageHeader title={t.doneTitle()} lead={t.doneText()} />
          <Button href={links.login} size="large" fullWidth>
            {t.signIn()}
          </Button>
        </>
      )}
    </Stack>
  )
}

function NewPasswordForm({ email, submission, onSubmit }: Pick<NewPasswordScreenProps, 'email' | 'submission' | 'onSubmit'>) {
  const auth = useTranslations('auth')
  const t = auth.newPassword
  const form = useSchemaForm<{ password: string; password_confirmation: string }>({
    resolver: zodResolver(newPasswordSchema),
    draft: null,
    labels: { password: t.password(), password_confirmation: auth.registration.repeat() },
    submission,
    onSubmit,
    together: { password: ['password_confirmation'] },
  })
  return (
    <Form form={form}>
      {/* Tells password managers whose password this is; the page states it in text. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <ControlledField form={form} name="password">
        {(field) => <PasswordField {...field} rules autoComplete="new-password" />}
      </ControlledField>
      <ControlledField form={form} name="password_confirmation">
        {(field) => <PasswordField {...field} quiet autoComplete="new-password" placeholder={auth.registration.repeatPlaceholder()} />}
      </ControlledField>
      <Submit form={form}>{t.submit()}</Submit>
    </Form>
  )
}
