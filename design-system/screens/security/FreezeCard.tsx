import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import SnowflakeIcon from '@phosphor-icons/core/regular/snowflake.svg?react'
import { useState } from 'react'
import type { Submission } from '../../lib/submission.ts'
import { idle } from '../../lib/submission.ts'
import { ErrorBlock } from '../../components/feedback/ErrorBlock.tsx'
import { LazyDialog } from '../../components/feedback/LazyDialog.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { Stopped } from './Stopped.tsx'

export interface FreezeCardProps {
  /** Whether two-factor sign-in is on: it decides what unfreezing needs. */
  twoFactor: boolean
  /** State of freezing. */
  freezing: Submission
  onFreeze: () => void
}

/** Freezes the account: says first what stops and what unfreezing needs, and asks once. */
export function FreezeCard({ twoFactor, freezing, onFreeze }: FreezeCardProps) {
  const t = useTranslations('security').freeze
  const [asked, setAsked] = useState(false)
  // Errors from before the dialog was opened do not belong to it.
  const [before, setBefore] = useState(freezing)
  const shown = freezing === before ? idle : freezing
  const needs = twoFactor ? t.withApp() : t.withEmail()
  return (
    <Section title={t.title()}>
      <Stack spacing={4}>
        <Typography component="p" variant="body2" color="textSecondary">
          {t.text()}
        </Typography>
        <Stopped label={t.title()} />
        <Typography component="p" variant="body2" color="textSecondary">
          {needs}
        </Typography>
        <Button
          variant="danger"
          startIcon={<SnowflakeIcon width={20} height={20} />}
          onClick={() => {
            setBefore(freezing)
            setAsked(true)
          }}
        >
          {t.begin()}
        </Button>
      </Stack>
      {asked && (
        <LazyDialog
          title={t.askTitle()}
          text={
            <Stack spacing={3}>
              <span>{t.askText()}</span>
              <span>{needs}</span>
            </Stack>
          }
          busy={shown.busy}
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button variant="text" disabled={shown.busy} onClick={() => setAsked(false)}>
                {t.keep()}
              </Button>
              <Button variant="danger" busy={shown.busy} onClick={onFreeze}>
                {t.begin()}
              </Button>
            </>
          }
        >
          {shown.problem && <ErrorBlock title={t.failed()} problem={shown.problem} level={3} />}
        </LazyDialog>
      )}
    </Section>
  )
}
