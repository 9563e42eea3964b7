import Stack from '@mui/material/Stack'
import type { UserSettings } from '#sdk'
import { Switch } from '../../forms/Switch.tsx'
import type { Submission } from '../../lib/submission.ts'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Section } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { useErrorMessage } from '../../components/feedback/useErrorMessage.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

export type MessageKey = 'email_notifications' | 'telegram_notifications'

const keys: ReadonlyArray<[MessageKey, 'email' | 'telegram']> = [
  ['email_notifications', 'email'],
  ['telegram_notifications', 'telegram'],
]

type Props = {
  settings: UserSettings
  /** Optimistic state of the changed switch until the server has responded. */
  wished: { key: MessageKey; on: boolean } | null
  saving: Submission
  onSwitch: (key: MessageKey, on: boolean) => void
}

/** Where notifications about sign-ins and withdrawals go. Settings the server does not send are not offered. */
export function MessageSwitches({ settings, wished, saving, onSwitch }: Props) {
  const t = useTranslations('profilePages').safety.messages
  const errorMessage = useErrorMessage()
  const offered = keys.filter(([key]) => settings[key] !== undefined)
  if (offered.length === 0) return null
  return (
    <Section title={t.title()}>
      <Typography component="p" variant="body2" color="textSecondary">
        {t.text()}
      </Typography>
      <Stack spacing={1} sx={{ mt: 2 }}>
        {offered.map(([key, name]) => (
          <Switch
            key={key}
            name={key}
            labelPlacement="start"
            label={t[name]()}
            locked={saving.busy}
            checked={saving.busy && wished?.key === key ? wished.on : settings[key] === true}
            onChange={({ target }) => onSwitch(key, (target as HTMLInputElement).checked)}
          />
        ))}
      </Stack>
      {saving.problem && (
        <Notice severity="error" title={t.refused()} role="alert">
          {errorMessage(saving.problem)}
        </Notice>
      )}
    </Section>
  )
}
