import { HourglassMediumIcon } from '@phosphor-icons/react/dist/csr/HourglassMedium'
import { styled } from '@mui/material/styles'
import type { Outcome } from '../lib/outcome.ts'
import { useReader, useText } from '../provider/reader.ts'
import { useFormat } from '../provider/useFormat.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import { TextLink } from './TextLink.tsx'

const Words = styled('div')({ display: 'flex', flexDirection: 'column', gap: 6, '& > p': { margin: 0 } })
const Verbs = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginTop: 10 })

export type UnknownOutcomeProps = {
  outcome: Outcome
  /** Where the reader can look for it: the list of transactions, help. */
  links: { transactions: string | null; help: string | null }
}

/**
 * What is known of a write that moved money, or may have: what happened, what is safe, that it is being looked up, and the way on. It never offers to
 * send again before it is known. Stands above the locked form: `<Form problem={outcome.state === 'none' ? undefined : <UnknownOutcome …/>}>`.
 */
export function UnknownOutcome({ outcome, links }: UnknownOutcomeProps) {
  const t = useText('money').outcome
  const format = useFormat()
  const { now } = useReader()
  if (outcome.state === 'none') return null
  if (outcome.state === 'not-done')
    return (
      <Notice tone="info" title={t.notDone.title()} role="alert">
        {t.notDone.text()}
      </Notice>
    )
  const { phase, since, onCheck, onRelease } = outcome
  // The same words while it is looked up and between two looks: an announcement each time would be noise.
  const text = phase === 'manual' ? (onCheck ? t.manual() : t.byHand()) : t.looking()
  return (
    <Notice tone="warning" title={t.title()} icon={<HourglassMediumIcon weight="fill" aria-hidden />} role="alert">
      <Words>
        <p>{t.sent({ time: `${format.dayTime(since, now())}, ${format.zone(since)}` })}</p>
        <p>{t.safe()}</p>
        <p>{text}</p>
      </Words>
      <Verbs>
        {onCheck && (
          <Button variant="soft" size="small" busy={phase === 'looking'} working={t.checking()} onClick={onCheck}>
            {t.check()}
          </Button>
        )}
        {links.transactions !== null && <TextLink href={links.transactions}>{t.transactions()}</TextLink>}
        {phase === 'manual' && links.help !== null && <TextLink href={links.help}>{t.help()}</TextLink>}
        {onRelease && (
          <Button variant="soft" size="small" onClick={onRelease}>
            {t.release()}
          </Button>
        )}
      </Verbs>
    </Notice>
  )
}
