import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useRef, useState } from 'react'
import { RecoveryCodeForm } from '../../forms/RecoveryCodeForm.tsx'
import { useDismissibleError } from '../../forms/useDismissibleError.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { Section } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { AppCodeForm, CodeVerbs } from './AppCodeForm.tsx'

// In line with the words of the form; on phones as wide as its buttons.
const otherWay = { margin: { xs: '-8px 0 -12px', md: '-8px 0 -12px -16px' }, '& > button': { width: { xs: '100%', md: 'auto' } } }

export interface DisableTwoFactorProps {
  /** State of turning two-factor off. */
  disabling: Submission
  /** Turns it off, with a code from the app or a recovery code. */
  onDisable: (proof: { code: string } | { recovery_code: string }) => void
}

/** Disables two-factor sign-in with a code from the app, or with a recovery code if the phone is lost. */
export function DisableTwoFactor({ disabling, onDisable }: DisableTwoFactorProps) {
  const t = useTranslations('twoFactorPages').switchOff
  const recovery = useTranslations('forms').recovery
  const [asked, setAsked] = useState<'app' | 'recovery' | null>(null)
  const [submission, forget] = useDismissibleError(disabling)
  const left = useRef(false)
  const show = (way: typeof asked) => {
    left.current = way === null
    forget()
    setAsked(way)
  }
  // After cancelling, the focus returns to the button that opened the form.
  const comeBack = (button: HTMLButtonElement | null) => {
    if (!button || !left.current) return
    left.current = false
    button.focus()
  }
  const form = { label: t.title(), submission, takesFocus: true }
  const verbs = { submit: t.submit(), danger: true, cancel: { label: t.cancel(), onClick: () => show(null) } }
  return (
    <Section title={t.title()}>
      <Stack spacing={4} sx={{ '& > button': { alignSelf: 'flex-start' }, '& > form': { maxWidth: 420 } }}>
        <Typography component="p" variant="body2" color="textSecondary">
          {t.text()}
        </Typography>
        {asked === null && (
          <Button variant="danger" ref={comeBack} onClick={() => show('app')}>
            {t.begin()}
          </Button>
        )}
        {asked === 'app' && <AppCodeForm {...form} {...verbs} onCode={(code) => onDisable({ code })} />}
        {asked === 'recovery' && <RecoveryCodeForm {...form} onCode={onDisable} foot={(of) => <CodeVerbs form={of} {...verbs} />} />}
        {asked !== null && (
          <Box sx={otherWay}>
            <Button variant="text" disabled={disabling.busy} onClick={() => show(asked === 'app' ? 'recovery' : 'app')}>
              {asked === 'app' ? recovery.instead() : recovery.app()}
            </Button>
          </Box>
        )}
      </Stack>
    </Section>
  )
}
