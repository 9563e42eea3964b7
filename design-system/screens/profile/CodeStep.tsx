import Stack from '@mui/material/Stack'
import type { CodeSent } from '#sdk'
import { ResendSent, SentCodeForm, SentTo } from '../../forms/SentCodeForm.tsx'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

type Props = {
  /** What is being confirmed: accessible name of the form. */
  title: string
  sent: CodeSent
  confirming: Submission
  onConfirm: (code: string) => void
  renewing: boolean
  onRenew: () => void
  /** Label of the button for entering another contact. */
  other?: string
  onOther?: () => void
}

/** Where the code was sent, its six digits, and when another one may be requested. */
export function CodeStep({ title, sent, confirming, onConfirm, renewing, onRenew, other, onOther }: Props) {
  const t = useTranslations('verification').code
  const format = useFormat()
  const time = format.time(sent.expires_at)
  const where = sent.target === null ? t.sent({ time }) : t.sentTo({ target: sent.target, time })
  return (
    <Stack spacing={4} sx={{ pt: 4, borderTop: 1, borderColor: 'divider', '& form': { maxWidth: { md: 400 } } }}>
      <Typography component="p" variant="body2" color="textSecondary">
        <SentTo>{where}</SentTo>
      </Typography>
      <SentCodeForm sent={sent} label={title} confirming={confirming} onConfirm={onConfirm} resending={renewing} submit={t.submit()} />
      <ResendSent sent={sent} busy={renewing} onResend={onRenew}>
        {other && (
          <Button variant="text" onClick={onOther}>
            {other}
          </Button>
        )}
      </ResendSent>
    </Stack>
  )
}
