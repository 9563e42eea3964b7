import Stack from '@mui/material/Stack'
import Box from '@mui/material/Box'
import ArrowsDownUpIcon from '@phosphor-icons/core/regular/arrows-down-up.svg?react'
import type { Token } from '#sdk'
import { AmountField } from '../../forms/AmountField.tsx'
import { ActionBar } from '../../forms/ActionBar.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { ReviewedForm } from '../../forms/ReviewStep.tsx'
import { lookUp } from '../../lib/lookUp.ts'
import { compare, isZero, mul, portion, sub } from '../../lib/money.ts'
import { ShareBar } from '../../components/brand/ShareBar.tsx'
import { IconButton } from '../../components/inputs/IconButton.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { UnknownOutcome } from '../../components/feedback/UnknownOutcome.tsx'
import { tabularText } from '../../theme/mixins.ts'
import { Card } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { EstimateReview } from './EstimateReview.tsx'
import type { ExchangeFormProps } from './useLinkedAmounts.ts'
import { isAmount, useLinkedAmounts } from './useLinkedAmounts.ts'

/** The rate between the two fields, and the button that swaps them; without `onSwap` there is only one way. */
function RateLine({
  from,
  to,
  rate,
  quotes,
  loading,
  locked,
  onSwap,
}: {
  from: Token
  to: Token
  rate: string | null
  /** The next step has the exact rate. */
  quotes: boolean
  /** The prices may still come. */
  loading: boolean
  locked: boolean
  onSwap?: () => void
}) {
  const t = useTranslations('bonus').exchange
  const format = useFormat()
  return (
    <Stack direction="row" spacing={3.5} sx={{ alignItems: 'center', my: -1 }}>
      {onSwap && (
        <IconButton label={t.swap()} outlined disabled={locked} onClick={onSwap}>
          <ArrowsDownUpIcon width={20} height={20} aria-hidden="true" />
        </IconButton>
      )}
      <Stack component="span" spacing={0.5} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {loading && <Skeleton width={150} height={18} />}
        {rate !== null && (
          <Typography variant="caption" color="textSecondary" sx={tabularText}>
            {t.rate({ from, amount: format.money(rate, to, { decimals: 6, minimum: 4 }) })}
          </Typography>
        )}
        <Typography variant="caption" color="textTertiary">
          {rate === null && !loading ? (quotes ? t.rateFailed() : t.priceFailed()) : quotes ? t.rateHint() : t.estimateHint()}
        </Typography>
      </Stack>
    </Stack>
  )
}

type RemainderProps = { title: string; token: Token; balance: string; available: string; give: string }

/** The balance, what remains of it, and the part that cannot be exchanged. */
function Remainder({ title, token, balance, available, give }: RemainderProps) {
  const hidden = useAmountsHidden()
  const t = useTranslations('bonus').exchange
  const format = useFormat()
  const amountOf = (value: string) => (hidden ? format.hidden : format.money(value, token))
  const remains = isAmount(give) && !isZero(balance) && compare(give, available) <= 0 ? sub(balance, give) : null
  // Lit: what can still be converted. The locked part never is.
  const share = portion(remains === null ? available : sub(available, give), balance) * 100
  const bound = sub(balance, available)
  return (
    <Card>
      <Typography component="h2" variant="h5">
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, mt: 2 }}>
        <Money value={balance} unit={token} size="xl" />
        <Typography component="p" variant="caption" color="textSecondary">
          {remains !== null && t.remains({ amount: amountOf(remains) })}
        </Typography>
        <ShareBar segments={[{ share, tone: 'primary' }]} {...(share < 100 && { needle: share })} />
        {!isZero(bound) && (
          <Typography component="p" variant="caption" color="textSecondary">
            {t.bound({ amount: amountOf(bound) })}
          </Typography>
        )}
      </Box>
    </Card>
  )
}

type FieldsProps = ReturnType<typeof useLinkedAmounts> & { props: ExchangeFormProps }

/** What is typed: two amounts and their tokens. */
function ExchangeFields({ form, from, to, prices, rate, available, give, get, follow, choose, reviewed, props }: FieldsProps) {
  const { accountBalance, order } = props
  const hidden = useAmountsHidden()
  const t = useTranslations('bonus').exchange
  const isOneWay = accountBalance.from.length === 1
  const worthOf = (value: string, token: string) => {
    const price = lookUp(prices, token)
    return price !== undefined && isAmount(value) ? { value: mul(value, price), unit: 'USD' } : null
  }
  // During the review, the outcome is shown there.
  const outcomeNotice =
    reviewed !== null ? null : order.quotes || order.outcome.state === 'none' ? undefined : (
      <UnknownOutcome outcome={order.outcome} links={order.links} />
    )
  return (
    <Card>
      <Form form={form} label={t.form()} {...(outcomeNotice !== undefined && { problem: outcomeNotice })}>
        <ControlledField form={form} name="from_amount">
          {(binding) => (
            <AmountField
              {...binding}
              onChange={(value) => {
                binding.onChange(value)
                follow('from_amount', value)
              }}
              onSet={(value) => {
                form.set('from_amount', value)
                follow('from_amount', value)
              }}
              token={from}
              available={hidden ? null : available}
              max={available}
              {...(accountBalance.minimum !== null && { min: accountBalance.minimum })}
              worth={worthOf(give, from)}
              {...(!isOneWay && {
                tokens: accountBalance.from,
                onToken: (token: string) => choose({ from: token as Token, to: token === to ? from : to }),
              })}
            />
          )}
        </ControlledField>
        <RateLine
          from={from}
          to={to}
          rate={rate}
          quotes={order.quotes}
          loading={props.prices.state === 'loading'}
          locked={form.locked}
          {...(!isOneWay && { onSwap: () => choose({ from: to, to: from }) })}
        />
        <ControlledField form={form} name="to_amount">
          {(binding) => (
            <AmountField
              {...binding}
              onChange={(value) => {
                binding.onChange(value)
                follow('to_amount', value)
              }}
              token={to}
              tokens={accountBalance.to.filter((token) => token !== from)}
              onToken={(token) => choose({ from, to: token as Token })}
              worth={worthOf(get, to)}
            />
          )}
        </ControlledField>
        <ActionBar>
          <Submit form={form}>{t.check()}</Submit>
        </ActionBar>
      </Form>
    </Card>
  )
}

/** Two linked amounts or the review of their estimate, and the remaining balance. */
export function ExchangeForm(props: ExchangeFormProps) {
  const { accountBalance, draft, order, children } = props
  const t = useTranslations('bonus').exchange
  const amounts = useLinkedAmounts(props)
  const { from, prices, available, give, reviewed } = amounts
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        gap: { xs: 4, md: 5 },
        alignItems: 'start',
      }}
    >
      <div>
        <ReviewedForm
          form={<ExchangeFields {...amounts} props={props} />}
          review={!order.quotes && reviewed ? <EstimateReview request={reviewed} prices={prices} order={order} /> : null}
        />
      </div>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4, md: 5 } }}>
        <Remainder
          title={draft.account === 'bonus' ? t.balance() : t.balanceOf({ token: from })}
          token={from}
          balance={lookUp(accountBalance.balance, from) ?? '0'}
          available={available}
          give={give}
        />
        {children}
      </Box>
    </Box>
  )
}
