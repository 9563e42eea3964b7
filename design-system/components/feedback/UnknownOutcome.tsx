import Stack from '@mui/material/Stack'
import HourglassMediumFillIcon from '@phosphor-icons/core/fill/hourglass-medium-fill.svg?react'
import type { Outcome } from '../../lib/outcome.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Button } from '../inputs/Button.tsx'
import { ContactBlock } from './ContactBlock.tsx'
import { Notice } from './Notice.tsx'
import { TextLink } from '../navigation/TextLink.tsx'

export type UnknownOutcomeProps = {
  /** State of the lookup: running, waiting for a connection, found, not done, or given up. */
  outcome: Outcome
  /** Where the user can check: the list of transactions. */
  links: { transactions: string | null }
}

/**
 * Status of a write that may have moved money: what happened, what is safe, that the outcome is being looked up, and what to do next. Never offers to
 * send again before the outcome is known. Place it above the locked form: `<Form problem={outcome.state === 'none' ? undefined : <UnknownOutcome
 * …/>}>`.
 */
export function UnknownOutcome({ outcome, links }: UnknownOutcomeProps) {
  const t = useTranslations('money').outcome
  const format = useFormat()
  const { now } = useDesignSystem()
  if (outcome.state === 'none') return null
  if (outcome.state === 'elsewhere')
    return (
      <Notice
        severity="warning"
        title={t.elsewhere.title()}
        role="alert"
        action={
          links.transactions !== null && (
            <TextLink standalone href={links.transactions}>
              {t.transactions()}
            </TextLink>
          )
        }
      >
        {t.elsewhere.text()}
      </Notice>
    )
  if (outcome.state === 'not-done')
    return (
      <Notice severity="info" title={t.notDone.title()} role="alert">
        {t.notDone.text()}
      </Notice>
    )
  const { phase, since, onCheck, onRelease } = outcome
  // The same text during a look-up and between two of them: announcing each one would be noise.
  const text = phase === 'manual' ? (onRelease ? t.byHand() : t.manual()) : t.looking()
  return (
    <Notice severity="warning" title={t.title()} icon={<HourglassMediumFillIcon aria-hidden />} role="alert">
      <Stack spacing={1.5} sx={{ '& > p': { m: 0 } }}>
        <p>{t.sent({ time: `${format.dayTime(since, now(), true)}, ${format.zone(since)}` })}</p>
        <p>{t.safe()}</p>
        <p>{text}</p>
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 2, columnGap: 4, mt: 2.5 }}>
        {onCheck && (
          <Button variant="soft" size="small" busy={phase === 'looking'} working={t.checking()} onClick={onCheck}>
            {t.check()}
          </Button>
        )}
        {links.transactions !== null && (
          <TextLink standalone href={links.transactions}>
            {t.transactions()}
          </TextLink>
        )}
        {onRelease && (
          <Button variant="soft" size="small" onClick={onRelease}>
            {t.release()}
          </Button>
        )}
      </Stack>
      {phase === 'manual' && <ContactBlock plain level={3} />}
    </Notice>
  )
}
