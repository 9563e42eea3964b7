import { zodResolver } from '@hookform/resolvers/zod'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { CodeSent } from '#sdk'
import { CodeField } from '../../forms/CodeField.tsx'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { ResendSent, SentTo } from '../../forms/SentCodeForm.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import { day } from '../../lib/dates.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { sendSchema, thawSchema } from './ThawForm.schema.ts'

export interface ThawFormProps {
  /** Whether the code comes from the app; otherwise one is sent by e-mail. */
  twoFactor: boolean
  /** The code that was sent; `null` before. */
  sent: CodeSent | null
  /** State of sending the code or of beginning the thaw. */
  thawing: Submission
  /** Sends the code, which takes the password. */
  onSend: (password: string) => void
  /** Begins the 24 hours. */
  onThaw: (proof: { password: string; code: string }) => void
}

/** The way out of a freeze: the password, a second proof, and a day. Says when it would be over before it begins. */
export function ThawForm({ twoFactor, sent, thawing, onSend, onThaw }: ThawFormProps) {
  const t = useTranslations('security')
  const codes = useTranslations('forms').code
  const format = useFormat()
  const { now } = useDesignSystem()
  // A code that was sent before a reload is still valid.
  const [hasCode, setHasCode] = useState(false)
  const asksCode = twoFactor || sent !== null || hasCode
  const form = useSchemaForm<{ password: string; code: string }>({
    resolver: zodResolver(asksCode ? thawSchema : sendSchema),
    draft: null,
    labels: { password: t.password(), code: codes.label() },
    submission: thawing,
    onSubmit: ({ password, code }) => (asksCode ? onThaw({ password, code }) : onSend(password)),
    defaults: { password: '', code: '' },
  })
  const time = sent === null ? '' : format.time(sent.expires_at)
  return (
    <Section title={t.thaw.title()}>
      <Stack spacing={4}>
        <Typography component="p" variant="body2" color="textSecondary">
          {t.thaw.text()}
        </Typography>
        <Typography component="p" variant="body2" color="textSecondary" role="status">
          {twoFactor ? (
            t.thaw.withApp()
          ) : sent === null ? (
            t.thaw.withEmail()
          ) : (
            <SentTo>{sent.target === null ? t.thaw.sent({ time }) : t.thaw.sentTo({ target: sent.target, time })}</SentTo>
          )}
        </Typography>
        <Form form={form} label={t.thaw.title()}>
          <ControlledField form={form} name="password">
            {(field) => <PasswordField {...field} autoComplete="current-password" quiet />}
          </ControlledField>
          {asksCode && (
            <ControlledField form={form} name="code">
              {(binding) => <CodeField {...binding} />}
            </ControlledField>
          )}
          {asksCode && (
            <Typography component="p" variant="body2">
              {t.thaw.ends({ moment: format.dayTime(now() + day, now(), true) })}
            </Typography>
          )}
          <div>
            <Submit form={form} size="medium" fullWidth={false} variant="outlined">
              {asksCode ? t.thaw.submit() : t.thaw.send()}
            </Submit>
            {!asksCode && (
              <Button variant="text" disabled={thawing.busy} onClick={() => setHasCode(true)}>
                {t.thaw.hasCode()}
              </Button>
            )}
          </div>
        </Form>
        {!twoFactor && sent !== null && <ResendSent sent={sent} busy={thawing.busy} onResend={() => onSend(form.getValues('password'))} />}
      </Stack>
    </Section>
  )
}
