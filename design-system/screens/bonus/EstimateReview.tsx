import { ReviewStep } from '../../forms/ReviewStep.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { ExactMoney } from '../../components/data-display/ExactMoney.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { ExchangeOrder, ExchangeRequest, Prices } from './exchange.ts'
import { estimate, rateOf } from './exchange.ts'

type EstimateReviewProps = {
  request: ExchangeRequest
  prices: Prices
  order: Extract<ExchangeOrder, { quotes: false }>
}

/** The exchange before it is sent to a server that sets the rate itself: fixed where money leaves, an estimate where it arrives. */
export function EstimateReview({ request, prices, order }: EstimateReviewProps) {
  const { account, from_token, to_token, from_amount } = request
  const t = useTranslations('bonus')
  const format = useFormat()
  const rate = rateOf(prices, from_token, to_token)
  const received = estimate(prices, from_amount, from_token, to_token)
  const submit = t.review.submit({ amount: format.money(from_amount, from_token) })
  return (
    <ReviewStep
      title={
        received === null
          ? submit
          : t.review.title({ give: format.money(from_amount, from_token), get: `≈\u00a0${format.money(received, to_token)}` })
      }
      submission={order.submission}
      outcome={order.outcome}
      links={order.links}
      edit={{ label: t.review.change(), onEdit: order.onEdit }}
      send={{ label: submit, onSend: () => order.onSend(request) }}
    >
      <DescriptionList
        items={[
          { name: t.exchange.give(), value: <ExactMoney value={from_amount} unit={from_token} even hidden={false} /> },
          { name: t.review.from(), value: t.exchange.accounts[account]() },
          ...(rate === null
            ? []
            : [
                {
                  name: t.review.rate(),
                  value: t.exchange.rate({ from: from_token, amount: format.money(rate, to_token, { decimals: 6, minimum: 4 }) }),
                },
              ]),
          ...(received === null
            ? []
            : [
                {
                  name: t.review.credited(),
                  value: `≈\u00a0${format.money(received, to_token)}`,
                  sum: true,
                },
              ]),
        ]}
      />
      <Notice severity="info" title={received === null ? t.review.noEstimate() : t.review.estimate()}>
        {t.review.estimateText({ amount: format.money(from_amount, from_token) })}
      </Notice>
    </ReviewStep>
  )
}
