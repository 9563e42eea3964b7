import type { ReactNode } from 'react'
import type { WithdrawalRequest } from '#sdk'
import { ReviewStep } from '../../forms/ReviewStep.tsx'
import type { ReviewStepProps } from '../../forms/ReviewStep.tsx'
import type { Terms } from '../../lib/withdrawal.ts'
import { quoteOf } from '../../lib/withdrawal.ts'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useDelay, useExact } from './Summary.tsx'

export type ReviewProps = Pick<ReviewStepProps, 'submission' | 'outcome' | 'links'> & {
  /** Exactly what will be sent. */
  request: WithdrawalRequest
  /** The destination: identicon and full address, or a card. */
  destination: ReactNode
  terms: Terms
  delay: number
  onEdit: () => void
  onSend: () => void
}

/** The values to be sent, with every digit; the last step before the code. */
export function Review({ request, destination, terms, delay, onEdit, onSend, ...step }: ReviewProps) {
  const t = useTranslations('withdraw')
  const exact = useExact()
  const wait = useDelay(delay)
  const { method, token, amount, fee_type } = request
  const { fee, arrives } = quoteOf(amount, token, fee_type, terms)
  return (
    <ReviewStep
      {...step}
      title={t.review.title()}
      lead={t.review.lead()}
      edit={{ label: t.review.edit(), onEdit }}
      send={{ label: t.review.send({ amount: exact(amount, token) }), onSend }}
    >
      {destination}
      <DescriptionList
        items={[
          { name: t.summary.send(), value: <Money value={amount} unit={token} minimum={2} exact hidden={false} /> },
          { name: t.summary.fee(), value: <Money value={fee.amount} unit={fee.token} minimum={2} exact hidden={false} /> },
          { name: t.summary.network(), value: method === 'wallet' ? t.summary.networkName({ network: 'BSC' }) : null },
          { name: t.summary.processing(), value: wait },
          {
            name: method === 'wallet' ? t.summary.walletReceives() : t.summary.cardReceives(),
            value: <Money value={arrives} unit={token} minimum={2} exact hidden={false} />,
            sum: true,
          },
        ]}
      />
      {method === 'card' && (
        <Typography component="p" variant="caption" color="textSecondary">
          {t.form.cardConverts()}
        </Typography>
      )}
      <Typography component="p" variant="caption" color="textSecondary">
        {t.review.next()}
      </Typography>
    </ReviewStep>
  )
}
