import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import type { UtaDelegationRequest } from '#sdk'
import { FormProblem } from '../../forms/FormProblem.tsx'
import type { Fee } from '../../lib/fees.ts'
import { netOf } from '../../lib/fees.ts'
import { add } from '../../lib/money.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../parts/Button.tsx'
import { Cell, Grid } from '../../parts/Grid.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { Card } from '../../parts/Section.tsx'
import { Text } from '../../parts/Text.tsx'
import { UnknownOutcome } from '../../parts/UnknownOutcome.tsx'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { MoveFacts } from './MoveSummary.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import type { RefillMeans } from './UtaRefillScreen.tsx'

export type RefillCheckStepProps = {
  means: RefillMeans
  fees: readonly Fee[]
  values: UtaDelegationRequest
  submission: Submission
  outcome: Outcome
  hidden: boolean
  links: { transactions: string | null; help: string | null }
  onChange: () => void
  onConfirm: () => void
}

const Column = styled(Card)({ display: 'flex', flexDirection: 'column', gap: 20, '& h2': { outlineOffset: 4 } })
const Verbs = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8 })

/** A second look at what is about to move, before it does. */
export function RefillCheckStep({ means, fees, values, submission, outcome, hidden, links, onChange, onConfirm }: RefillCheckStepProps) {
  const [, { withdraw_delay }, uta] = means
  const t = useText('utaRefill')
  const format = useFormat()
  const fee = fees.find(({ fee_type }) => fee_type === values.fee_type) ?? fees[0]!
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const unknown = submission.problem?.kind === 'unknown-outcome'
  const after = add(uta.balance, netOf(values.amount, 'USDT', fee))

  return (
    <Grid>
      <Cell span={7}>
        <Column aria-busy={submission.busy || undefined}>
          {outcome.state !== 'none' ? (
            <UnknownOutcome outcome={outcome} links={links} />
          ) : (
            submission.problem && <FormProblem problem={submission.problem} />
          )}
          <Text as="h2" variant="h3" ref={heading} tabIndex={-1}>
            {t.check.title()}
          </Text>
          <MoveFacts amount={values.amount} token="USDT" fee={fee} words={t.summary} />
          {withdraw_delay > 0 && <Notice tone="plain">{t.check.back({ count: withdraw_delay })}</Notice>}
          <Verbs>
            <Button size="large" fullWidth busy={submission.busy} disabled={unknown} onClick={onConfirm}>
              {t.check.confirm({ amount: format.exact(values.amount, 'USDT') })}
            </Button>
            <Button variant="text" fullWidth disabled={submission.busy || unknown} onClick={onChange}>
              {t.check.change()}
            </Button>
          </Verbs>
        </Column>
      </Cell>
      <Cell span={5}>
        <SummaryCard title={t.check.ahead()}>
          <Text as="p" variant="bodySm" tone="secondary">
            {t.check.aheadText()}
          </Text>
          <Text as="p" variant="caption" tone="secondary">
            {t.summary.after({ amount: hidden ? `${format.hidden} USDT` : format.money(after, 'USDT') })}
          </Text>
        </SummaryCard>
      </Cell>
    </Grid>
  )
}
