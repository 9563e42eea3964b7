import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useEffect, useRef } from 'react'
import { EmailField } from '../../forms/EmailField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { PhoneField } from '../../forms/PhoneField.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import { e164 } from '../../lib/phone.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { contactSchemas } from './VerificationScreen.schema.ts'

type Props = {
  name: 'email' | 'phone'
  sending: Submission
  onSend: (contact: string) => void
  /** Label of the button that leaves the form without a change. */
  back: string
  onBack: () => void
}

/** A new contact to send a code to. It replaces the current one once the code is confirmed. */
export function ContactForm({ name, sending, onSend, back, onBack }: Props) {
  const t = useTranslations('verification').contact
  const root = useRef<HTMLDivElement>(null)
  // The button that opened this form is gone.
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  const form = useSchemaForm<{ contact: string }>({
    resolver: zodResolver(contactSchemas[name]),
    draft: `profile ${name}`,
    labels: { contact: t[name]() },
    submission: sending,
    onSubmit: ({ contact }) => onSend(name === 'phone' ? e164(contact) : contact.trim()),
    ...(name === 'email' && { refused: { contact: 'forms.email_refused' } }),
    defaults: { contact: '' },
  })
  return (
    <Box ref={root} sx={{ pt: 4, borderTop: 1, borderColor: 'divider', '& form': { maxWidth: { md: 400 } } }}>
      <Form form={form} label={t[name]()}>
        {name === 'email' ? (
          <ControlledField form={form} name="contact">
            {(field) => <EmailField {...field} />}
          </ControlledField>
        ) : (
          <ControlledField form={form} name="contact">
            {(binding) => <PhoneField {...binding} />}
          </ControlledField>
        )}
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', '& > *': { flex: '1 1 auto' } }}>
          <Submit form={form} size="medium" fullWidth={false}>
            {t.send()}
          </Submit>
          <Button variant="text" disabled={sending.busy} onClick={onBack}>
            {back}
          </Button>
        </Stack>
      </Form>
    </Box>
  )
}
