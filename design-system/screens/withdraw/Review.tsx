import type { ReactNode } from 'react'
import type { BalanceList, WithdrawalRequest } from '#sdk'
import { AmountDoubt } from '../../forms/AmountDoubt.tsx'
import { ReviewStep } from '../../forms/ReviewStep.tsx'
import type { ReviewStepProps } from '../../forms/ReviewStep.tsx'
import type { Terms } from '../../lib/withdrawal.ts'
import { quoteOf } from '../../lib/withdrawal.ts'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { ExactMoney } from '../../components/data-display/ExactMoney.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { useDelay } from './Summary.tsx'

export type ReviewProps = Pick<ReviewStepProps, 'submission' | 'outcome' | 'links'> & {
  /** Exactly what will be sent. */
  request: WithdrawalRequest
  /** The destination: identicon and full address, or a card. */
  destination: ReactNode
  terms: Terms
  balances: BalanceList
  delay: number
  onEdit: () => void
  onSend: () => void
}

/** The values to be sent; the last step before the code. */
export function Review({ request, destination, terms, balances, delay, onEdit, onSend, ...step }: ReviewProps) {
  const t = useTranslations('withdraw')
  const format = useFormat()
  const wait = useDelay(delay)
  const { method, token, amount, fee_type } = request
  const { fee, arrives } = quoteOf(amount, token, fee_type, terms)
  return (
    <ReviewStep
      {...step}
      title={t.review.title()}
      lead={t.review.lead()}
      edit={{ label: t.review.edit(), onEdit }}
      send={{ label: t.review.send({ amount: format.money(amount, token) }), onSend }}
    >
      {destination}
      <DescriptionList
        items={[
          { name: t.summary.send(), value: <ExactMoney value={amount} unit={token} hidden={false} /> },
          { name: t.summary.fee(), value: <ExactMoney value={fee.amount} unit={fee.token} rounding="up" hidden={false} /> },
          { name: t.summary.network(), value: method === 'wallet' ? t.summary.networkName({ network: 'BSC' }) : null },
          { name: t.summary.processing(), value: wait },
          {
            name: method === 'wallet' ? t.summary.walletReceives() : t.summary.cardReceives(),
            value: <ExactMoney value={arrives} unit={token} hidden={false} />,
            sum: true,
          },
        ]}
      />
      <AmountDoubt amount={amount} token={token} fee={fee} balances={balances} />
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
