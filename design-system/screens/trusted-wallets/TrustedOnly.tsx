import Stack from '@mui/material/Stack'
import { useRef } from 'react'
import type { TrustedWallet, UserSettings } from '#sdk'
import { Switch } from '../../forms/Switch.tsx'
import { isFuture } from '../../lib/dates.ts'
import { isUsable } from '../../lib/trustedWallet.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Section } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { useErrorMessage } from '../../components/feedback/useErrorMessage.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

export type TrustedOnlyProps = {
  settings: Partial<UserSettings>
  /** `null` until known. */
  wallets: readonly TrustedWallet[] | null
  /** Optimistic state of the switch until the server has responded. */
  wished: boolean | null
  switching: Submission
  onSwitch: (on: boolean) => void
}

/** Restricts withdrawals to trusted wallets, and still does for a day after it was turned off. Hidden if the server does not have the setting. */
export function TrustedOnly({ settings, wallets, wished, switching, onSwitch }: TrustedOnlyProps) {
  const t = useTranslations('wallets').only
  const errorMessage = useErrorMessage()
  const { now } = useDesignSystem()
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const { trusted_wallets_only: on, trusted_wallets_only_until: until } = settings
  if (on === undefined) return null
  // Absent if the server turns it off at once.
  const onText = until === undefined ? t.on() : t.onDay()
  const ends = on && until && isFuture(until, now()) ? until : null
  return (
    <Section title={t.title()}>
      <Stack spacing={3}>
        <Switch
          name="trusted_wallets_only"
          labelPlacement="start"
          label={t.label()}
          {...(ends === null && { helperText: on ? onText : t.off() })}
          locked={switching.busy || ends !== null}
          inputRef={input}
          checked={switching.busy && wished !== null ? wished : on}
          onChange={({ target }) => onSwitch((target as HTMLInputElement).checked)}
        />
        {ends !== null && (
          <Notice
            severity="warning"
            role="status"
            title={t.ends({ day: format.longDay(ends, now()), time: format.time(ends) })}
            action={
              <Button
                variant="outlined"
                size="small"
                busy={switching.busy}
                onClick={() => {
                  // The button goes with the notice.
                  input.current?.focus()
                  onSwitch(true)
                }}
              >
                {t.keep()}
              </Button>
            }
          >
            {t.endsText()}
          </Notice>
        )}
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
