import Stack from '@mui/material/Stack'
import Box from '@mui/material/Box'
import { zodResolver } from '@hookform/resolvers/zod'
import ArrowsDownUpIcon from '@phosphor-icons/core/regular/arrows-down-up.svg?react'
import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod/mini'
import type { Token } from '#sdk'
import { amountProblem } from '../../forms/amount.ts'
import { AmountField } from '../../forms/AmountField.tsx'
import { ActionBar } from '../../forms/ActionBar.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { ReviewedForm } from '../../forms/ReviewStep.tsx'
import { useDraftState } from '../../forms/useDraft.ts'
import { restoredValues, useReviewed } from '../../forms/useReviewed.ts'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import { lookUp } from '../../lib/lookUp.ts'
import { compare, isZero, mul, portion, sub } from '../../lib/money.ts'
import type { Loadable } from '../../lib/loadable.ts'
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
import type { Prices, AccountBalance, Side, ExchangeDraft, ExchangeOrder, ExchangeRequest } from './exchange.ts'
import { estimate, rateOf } from './exchange.ts'
import { EstimateReview } from './EstimateReview.tsx'
import { exchangeSchema } from './ExchangeScreen.schema.ts'

const otherOf = (side: Side): Side => (side === 'from_amount' ? 'to_amount' : 'from_amount')

export type ExchangeFormProps = {
  accountBalance: AccountBalance
  prices: Loadable<Prices>
  draft: ExchangeDraft
  order: ExchangeOrder
  /** Below the balance: earlier exchanges. */
  children?: React.ReactNode
}

/** The tokens, and which amount was typed. */
type Choice = { from: Token; to: Token; side: Side }

const isAmount = (value: string) => value !== '' && amountProblem(value) === null

/** A quote has an address of its own for its review. */
const withoutReview = { step: 'details', onReview: () => {} } as const

/** The form and its two linked amounts: the one that is not typed follows the other at the known prices. */
function useLinkedAmounts({ accountBalance, draft, order, ...props }: ExchangeFormProps) {
  const prices = props.prices.state === 'ready' ? props.prices.value : {}
  const t = useTranslations('bonus').exchange
  const [choice, setChoice] = useDraftState<Choice>('exchange pair', { from: draft.from_token, to: draft.to_token, side: draft.side })
  const { side } = choice
  const pair = { from: choice.from, to: choice.to }
  const rate = rateOf(prices, pair.from, pair.to)
  const available = lookUp(accountBalance.available, pair.from) ?? '0'
  const onQuote = order.quotes ? order.onQuote : null
  const schema = exchangeSchema(available, accountBalance.minimum)
  const { review, reviewedOf } = useReviewed<ExchangeRequest>(order.quotes ? { ...withoutReview, submission: order.submission } : order)
  const requestOf = (from_amount: string): ExchangeRequest => ({
    account: draft.account,
    from_token: pair.from,
    to_token: pair.to,
    from_amount,
  })
  const form = useSchemaForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    labels: { from_amount: t.give(), to_amount: t.get() },
    submission: order.submission,
    onSubmit: (amounts) => {
      if (onQuote === null) return review(requestOf(amounts.from_amount), requestOf(amounts.from_amount))
      // Without a price there is no estimate: the amount to give counts.
      const typed = amounts[side] === '' ? 'from_amount' : side
      return onQuote({ account: draft.account, from_token: pair.from, to_token: pair.to, side: typed, ...amounts })
    },
    defaults: { from_amount: draft.from_amount, to_amount: draft.to_amount },
    draft: 'exchange amounts',
  })
  const [give, get] = useWatch({ control: form.control, name: ['from_amount', 'to_amount'] })
  const restored = restoredValues(form.given, { from_amount: give, to_amount: get }, schema)

  const about = (typed: Side, value: string, between = pair) => {
    const [one, other] = typed === 'from_amount' ? [between.from, between.to] : [between.to, between.from]
    return isAmount(value) ? estimate(prices, value, one, other) : null
  }
  const follow = (typed: Side, value: string, between = pair) => {
    setChoice({ ...between, side: typed })
    const followed = value === '' ? '' : about(typed, value, between)
    if (followed !== null) form.set(otherOf(typed), followed)
  }
  // If an amount was typed before the price arrived, fills in the other one as soon as possible.
  const catchUp = useEffectEvent(() => {
    const [typed, other] = side === 'from_amount' ? [give, get] : [get, give]
    const followed = other === '' ? about(side, typed) : null
    if (followed !== null) form.set(otherOf(side), followed)
  })
  useEffect(() => {
    if (rate !== null) catchUp()
  }, [rate])
  const choose = (next: { from: Token; to: Token }) => {
    setChoice({ ...next, side })
    if (isAmount(give)) follow('from_amount', give, next)
  }
  return {
    form,
    ...pair,
    prices,
    rate,
    available,
    give,
    get,
    follow,
    choose,
    reviewed: reviewedOf(requestOf(give), restored && requestOf(restored.from_amount)),
  }
}

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
        <ShareBar segments={[{ share, tone: 'primary' }]} needle={share} />
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
