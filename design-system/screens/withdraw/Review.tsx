import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { WithdrawalRequest } from '#sdk'
import { FormProblem } from '../../forms/FormProblem.tsx'
import type { Outcome } from '../../lib/outcome.ts'
import type { Submission } from '../../lib/submission.ts'
import type { Terms } from '../../lib/withdrawal.ts'
import { quoteOf } from '../../lib/withdrawal.ts'
import { Button } from '../../parts/Button.tsx'
import { Facts } from '../../parts/Facts.tsx'
import { Money } from '../../parts/Money.tsx'
import { Card } from '../../parts/Section.tsx'
import { Text } from '../../parts/Text.tsx'
import { UnknownOutcome } from '../../parts/UnknownOutcome.tsx'
import { narrow } from '../../parts/paint.ts'
import { useText } from '../../provider/reader.ts'
import { useDelay, useExact } from './Summary.tsx'

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 })
const Head = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, '& > h2:focus': { outline: 'none' } })
const Verbs = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  // Eighteen decimals on a button break where they have to.
  '& > *': { minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' },
  '& > :last-child': { flex: '1 1 0' },
  [narrow]: { flexDirection: 'column' },
})

export type ReviewProps = {
  /** Exactly what will be sent. */
  request: WithdrawalRequest
  /** Where it goes: a coin and the whole address, or a card. */
  destination: ReactNode
  terms: Terms
  delay: number
  submission: Submission
  outcome: Outcome
  onEdit: () => void
  onSend: () => void
  links: { transactions: string | null; help: string | null }
}

/** The values as they will be sent, every digit of them; the last stop before the code. */
export function Review({ request, destination, terms, delay, submission, outcome, onEdit, onSend, links }: ReviewProps) {
  const t = useText('withdraw')
  const exact = useExact()
  const wait = useDelay(delay)
  const { method, token, amount, fee_type } = request
  const { fee, arrives } = quoteOf(amount, token, fee_type, terms)
  const heading = useRef<HTMLHeadingElement>(null)
  // A new step of the same page: whoever listens or tabs goes on from its heading.
  useEffect(() => heading.current?.focus(), [])
  const unknown = outcome.state === 'unknown'
  const { problem } = submission
  return (
    <Card aria-label={t.review.title()}>
      <Column>
        <Head>
          <Text as="h2" variant="h2" ref={heading} tabIndex={-1}>
            {t.review.title()}
          </Text>
          <Text as="p" variant="bodySm" tone="secondary">
            {t.review.lead()}
          </Text>
        </Head>
        {outcome.state !== 'none' ? (
          <UnknownOutcome outcome={outcome} links={links} />
        ) : (
          problem && <FormProblem problem={problem} leftover={Object.values(submission.fields ?? {}).flat()} />
        )}
        {destination}
        <Facts
          items={[
            { name: t.summary.send(), value: <Money value={amount} unit={token} minimum={2} exact /> },
            { name: t.summary.fee(), value: <Money value={fee.amount} unit={fee.token} minimum={2} exact /> },
            { name: t.summary.network(), value: method === 'wallet' ? t.summary.networkName({ network: 'BSC' }) : null },
            { name: t.summary.processing(), value: wait },
            {
              name: method === 'wallet' ? t.summary.walletReceives() : t.summary.cardReceives(),
              value: <Money value={arrives} unit={token} minimum={2} exact />,
              sum: true,
            },
          ]}
        />
        <Text as="p" variant="caption" tone="secondary">
          {t.review.next()}
        </Text>
        <Verbs>
          <Button variant="outlined" size="large" disabled={submission.busy || unknown} onClick={onEdit}>
            {t.review.edit()}
          </Button>
          <Button size="large" busy={submission.busy} disabled={unknown} onClick={onSend}>
            {t.review.send({ amount: exact(amount, token) })}
          </Button>
        </Verbs>
      </Column>
    </Card>
  )
}
