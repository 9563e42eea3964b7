import Stack from '@mui/material/Stack'
import type { TrustedWallet, UserSettings } from '#sdk'
import { Switch } from '../../forms/Switch.tsx'
import { isUsable } from '../../lib/trustedWallet.ts'
import type { Submission } from '../../lib/submission.ts'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Section } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { useErrorMessage } from '../../components/feedback/useErrorMessage.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

export type TrustedOnlyProps = {
  settings: Partial<UserSettings>
  /** `null` until known. */
  wallets: readonly TrustedWallet[] | null
  /** Optimistic state of the switch until the server has responded. */
  wished: boolean | null
  switching: Submission
  onSwitch: (on: boolean) => void
}

/** Restricts withdrawals to trusted wallets. Hidden if the server does not have the setting. */
export function TrustedOnly({ settings, wallets, wished, switching, onSwitch }: TrustedOnlyProps) {
  const t = useTranslations('wallets').only
  const errorMessage = useErrorMessage()
  const { trusted_wallets_only: on } = settings
  if (on === undefined) return null
  return (
    <Section title={t.title()}>
      <Stack spacing={3}>
        <Switch
          name="trusted_wallets_only"
          labelPlacement="start"
          label={t.label()}
          helperText={on ? t.on() : t.off()}
          locked={switching.busy}
          checked={switching.busy && wished !== null ? wished : on}
          onChange={({ target }) => onSwitch((target as HTMLInputElement).checked)}
        />
        {wallets !== null && !wallets.some(isUsable) && (
          <Typography component="p" variant="body2" color="textSecondary">
            {t.none()}
          </Typography>
        )}
        {switching.problem && (
          <Notice severity="error" title={t.refused()} role="alert">
            {errorMessage(switching.problem)}
          </Notice>
        )}
      </Stack>
    </Section>
  )
}
