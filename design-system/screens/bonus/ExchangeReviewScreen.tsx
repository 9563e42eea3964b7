import Box from '@mui/material/Box'
import { ReviewStep } from '../../forms/ReviewStep.tsx'
import { clockText, useCountdown } from '../../forms/useCountdown.ts'
import type { TokensExchange } from '#sdk'
import { elapsed, instant } from '../../lib/dates.ts'
import type { Loadable } from '../../lib/loadable.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { Submission } from '../../lib/submission.ts'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { ExactMoney } from '../../components/data-display/ExactMoney.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { countedMarks, Reeds } from '../../components/brand/Reeds.tsx'
import Typography from '@mui/material/Typography'
import { tabularText } from '../../theme/mixins.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { ExchangeStep } from './ExchangeStep.tsx'

export interface ExchangeReviewScreenProps {
  /** The quote; `missing` if the server does not know it. */
  quote: Loadable<TokensExchange | 'missing'>
  /** State of sending the exchange at the quoted rate. */
  submission: Submission
  /** What is known about the money if the answer was lost; locks the review until it is clear. */
  outcome: Outcome
  /** Accepts the quote: moves the money. */
  onExecute: () => void
  /** Requests a new rate for the same amount. */
  renewing: Submission
  /** Asks for a rate again, once the shown one has run out. */
  onRenew: () => void
  /** Back to the form, with the amount still there. */
  onEdit: () => void
  /** A new exchange, the list where an unknown outcome will appear, and the support. */
  links: { again: string; transactions: string | null; support: string | null }
}

/** Thirty seconds, one reed each. */
const reeds = 30

/** "1 MATU = 1.0840 USDT" */
export function useRateText() {
  const format = useFormat()
  return ({ rate, from_token, to_token }: Pick<TokensExchange, 'rate' | 'from_token' | 'to_token'>) =>
    `1\u00a0${from_token} = ${format.money(rate, to_token, { decimals: 6, minimum: 4 })}`
}

function Offer({ quote, ...props }: Omit<ExchangeReviewScreenProps, 'quote'> & { quote: TokensExchange }) {
  const { submission, outcome, onExecute, renewing, onRenew, onEdit, links } = props
  const t = useTranslations('bonus')
  const format = useFormat()
  const rateText = useRateText()
  const { now } = useDesignSystem()
  const { from_amount, from_token, net_amount, to_token, fee_amount, account, expires_at, created_at } = quote
  // A quote without a limit in time holds until the server says otherwise.
  const left = useCountdown(expires_at === null ? undefined : instant(expires_at))
  const unclear = outcome.state === 'unknown'
  const expired = ((expires_at !== null && left === 0) || quote.status === 'expired') && !submission.busy && !unclear
  return (
    <ReviewStep
      title={t.review.title({ give: format.money(from_amount, from_token), get: format.money(net_amount, to_token) })}
      submission={renewing.busy || renewing.problem ? renewing : submission}
      outcome={outcome}
      links={links}
      edit={{ label: t.review.change(), onEdit }}
      send={
        expired
          ? { label: t.review.renew(), onSend: onRenew }
          : { label: t.review.submit({ amount: format.money(from_amount, from_token) }), onSend: onExecute }
      }
    >
      <DescriptionList
        items={[
          { name: t.exchange.give(), value: <ExactMoney value={from_amount} unit={from_token} even hidden={false} /> },
          { name: t.review.from(), value: t.exchange.accounts[account === 'bonus' ? 'bonus' : 'main']() },
          { name: t.review.rate(), value: rateText(quote) },
          { name: t.review.fee(), value: <ExactMoney value={fee_amount} unit={to_token} rounding="up" even hidden={false} /> },
          { name: t.review.credited(), value: <ExactMoney value={net_amount} unit={to_token} even hidden={false} />, sum: true },
        ]}
      />
      {expired ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the notice is a block element
        <Notice severity="warning" title={t.review.expired()} role="status">
          {t.review.expiredText()}
        </Notice>
      ) : (
        expires_at !== null && (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            <Reeds marks={countedMarks(reeds, Math.round((1 - elapsed(created_at, expires_at, now())) * reeds))} fill />
            <Typography variant="caption" color="textSecondary" sx={tabularText}>
              {t.review.held({ time: clockText(left) })}
            </Typography>
          </Box>
        )
      )}
    </ReviewStep>
  )
}

/** The quote before it is accepted: every digit, and how long the rate is guaranteed. */
export function ExchangeReviewScreen({ quote, ...rest }: ExchangeReviewScreenProps) {
  const t = useTranslations('bonus')
  return (
    <ExchangeStep
      step={1}
      exchange={quote}
      failed={t.review.failed()}
      safe={t.exchange.safe()}
      gone={{ title: t.review.gone(), text: t.review.goneText(), verb: t.review.again(), href: rest.links.again }}
    >
      {(value) => <Offer quote={value} {...rest} />}
    </ExchangeStep>
  )
}
