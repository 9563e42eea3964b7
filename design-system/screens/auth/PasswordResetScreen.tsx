import Stack from '@mui/material/Stack'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { EmailField } from '../../forms/EmailField.tsx'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { clockText, useCountdown } from '../../forms/useCountdown.ts'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { passwordResetSchema } from './PasswordResetScreen.schema.ts'

export interface PasswordResetScreenProps {
  /** The e-mail is on its way, to known and unknown addresses alike; `againAt`: when another one may be sent (ms, the server's clock). */
  sent: { email: string; againAt: number } | null
  /** The e-mail typed at sign-in. */
  email?: string
  /** A reset link was open and its page was reloaded: it has to be opened again, or another one requested. */
  linkLost?: boolean
  /** Back to sign-in. */
  links: { login: string }
  /** State of requesting the e-mail. */
  submission: Submission
  /** The e-mail address to which the link is sent. */
  onSubmit: (values: { email: string }) => void
  /** Back from "sent" to the form. */
  onAgain: () => void
}

/** Sends the link once more; until the server allows it, says how long that takes. */
function SendAgain({ at, busy, onSend }: { at: number; busy: boolean; onSend: () => void }) {
  const t = useTranslations('auth').reset
  const left = useCountdown(at)
  return (
    <Button variant="soft" size="large" fullWidth busy={busy} disabled={left > 0} onClick={onSend}>
      {left > 0 ? t.resendIn({ time: clockText(left) }) : t.resend()}
    </Button>
  )
}

export function PasswordResetScreen({
  sent: mail,
  email = '',
  linkLost = false,
  links,
  submission,
  onSubmit,
  onAgain,
}: PasswordResetScreenProps) {
  const auth = useTranslations('auth')
  const t = auth.reset
  // The form shows why another attempt was refused.
  const sent = submission.problem ? null : mail
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
          <Notice severity="success" title={t.sentText({ email: sent.email })}>
            {t.sentHint()}
          </Notice>
          <Button href={links.login} size="large" fullWidth>
            {t.back()}
          </Button>
          <SendAgain at={sent.againAt} busy={submission.busy} onSend={() => onSubmit({ email: sent.email })} />
          <Button variant="text" fullWidth onClick={onAgain}>
            {t.again()}
          </Button>
        </>
      ) : (
        <>
          {linkLost && <Notice severity="info">{t.linkLost()}</Notice>}
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
