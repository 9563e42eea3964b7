import Stack from '@mui/material/Stack'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { EmailField } from '../../forms/EmailField.tsx'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { passwordResetSchema } from './PasswordResetScreen.schema.ts'

export interface PasswordResetScreenProps {
  /** The e-mail is on its way: the same message for known and unknown addresses. */
  sent: boolean
  /** The e-mail typed at sign-in. */
  email?: string
  /** Back to sign-in. */
  links: { login: string }
  /** State of requesting the e-mail. */
  submission: Submission
  /** The e-mail address to which the link is sent. */
  onSubmit: (values: { email: string }) => void
  /** Back from "sent" to the form. */
  onAgain: () => void
}

export function PasswordResetScreen({ sent, email = '', links, submission, onSubmit, onAgain }: PasswordResetScreenProps) {
  const auth = useTranslations('auth')
  const t = auth.reset
  const form = useSchemaForm<{ email: string }>({
    resolver: zodResolver(passwordResetSchema),
    draft: null,
    labels: { email: auth.email() },
    submission,
    onSubmit,
    defaults: { email },
  })

  // The confirmation replaces the form and takes its focus.
  const column = useRef<HTMLDivElement>(null)
  const was = useRef(sent)
  useEffect(() => {
    if (was.current !== sent) column.current?.querySelector('h1')?.focus()
    was.current = sent
  }, [sent])

  return (
    <Stack spacing={5} sx={{ minWidth: 0 }} ref={column}>
      <PageHeader title={sent ? t.sentTitle() : t.title()} {...(!sent && { lead: t.text() })} />
      {sent ? (
        <>
          <Notice severity="success" title={t.sentText()}>
            {t.sentHint()}
          </Notice>
          <Button href={links.login} size="large" fullWidth>
            {t.back()}
          </Button>
          <Button variant="text" fullWidth onClick={onAgain}>
            {t.again()}
          </Button>
        </>
      ) : (
        <>
          <Form form={form}>
            <ControlledField form={form} name="email">
              {(field) => <EmailField {...field} />}
            </ControlledField>
            <Submit form={form}>{t.submit()}</Submit>
          </Form>
          <TextLink standalone href={links.login}>
            {t.back()}
          </TextLink>
        </>
      )}
    </Stack>
  )
}
