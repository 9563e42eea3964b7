import Stack from '@mui/material/Stack'
import type { CodeSent } from '#sdk'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { ResendSent, SentCodeForm, SentTo } from '../../forms/SentCodeForm.tsx'
import type { Outcome } from '../../lib/outcome.ts'
import type { Submission } from '../../lib/submission.ts'
import Typography from '@mui/material/Typography'
import { UnknownOutcome } from '../../components/feedback/UnknownOutcome.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { useTimeZone } from '../../provider/useTimeZone.ts'
import { openingDay } from '../trusted-wallets/activation.ts'

export type ConfirmStepProps = {
  code: CodeSent
  /** Amount and token, shown on the button. */
  amount: string
  confirming: Submission
  outcome: Outcome
  onConfirm: (code: string) => void
  resending: Submission
  onResend: () => void
  links: { transactions: string | null; support: string | null }
}

/** Six digits: where they were sent, how long they are valid, how many attempts are left, and when new ones may be requested. */
export function ConfirmStep({ code, amount, confirming, outcome, onConfirm, resending, onResend, links }: ConfirmStepProps) {
  const t = useTranslations('withdraw').code
  const format = useFormat()
  const { now } = useDesignSystem()
  const isToday = openingDay(code.expires_at, now(), useTimeZone()) === 'today'
  const time = isToday ? format.time(code.expires_at) : format.dayTime(code.expires_at, now())
  const where = code.channel === 'app' ? t.app({ time }) : code.target === null ? t.sent({ time }) : t.sentTo({ target: code.target, time })
  return (
    <Stack spacing={5} sx={{ minWidth: 0, '& form > button': { overflowWrap: 'anywhere' } }}>
      <Typography component="p" variant="body2" color="textSecondary">
        <SentTo>{where}</SentTo>
      </Typography>
      <SentCodeForm
        sent={code}
        label={t.label()}
        confirming={confirming}
        onConfirm={onConfirm}
        resending={resending.busy}
        submit={t.submit({ amount })}
        used={t.used()}
        {...(outcome.state !== 'none' && { problem: <UnknownOutcome outcome={outcome} links={links} /> })}
      />
      {resending.problem && resending.problem.kind !== 'unknown-outcome' && <FormProblem problem={resending.problem} />}
      <ResendSent sent={code} busy={resending.busy} onResend={onResend} />
    </Stack>
  )
}
