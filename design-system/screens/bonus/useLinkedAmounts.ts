import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod/mini'
import type { Token } from '#sdk'
import { amountProblem } from '../../forms/amount.ts'
import { useDraftState } from '../../forms/useDraft.ts'
import { restoredValues, useReviewed } from '../../forms/useReviewed.ts'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import { lookUp } from '../../lib/lookUp.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import type { Prices, AccountBalance, Side, ExchangeDraft, ExchangeOrder, ExchangeRequest } from './exchange.ts'
import { estimate, rateOf } from './exchange.ts'
import { exchangeSchema } from './ExchangeScreen.schema.ts'
import type { ReactNode } from 'react'

const otherOf = (side: Side): Side => (side === 'from_amount' ? 'to_amount' : 'from_amount')

export type ExchangeFormProps = {
  accountBalance: AccountBalance
  prices: Loadable<Prices>
  draft: ExchangeDraft
  order: ExchangeOrder
  /** Below the balance: earlier exchanges. */
  children?: ReactNode
}

/** The tokens, and which amount was typed. */
type Choice = { from: Token; to: Token; side: Side }

export const isAmount = (value: string) => value !== '' && amountProblem(value) === null

/** A quote has an address of its own for its review. */
const withoutReview = { step: 'details', onReview: () => {} } as const

/** The form and its two linked amounts: the one that is not typed follows the other at the known prices. */
export function useLinkedAmounts({ accountBalance, draft, order, ...props }: ExchangeFormProps) {
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
