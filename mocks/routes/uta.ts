import type { UtaDeal, UtaDelegation, UtaSubscriptionList } from '#sdk'
import { dealTypes, feeTypes } from '../fixtures/enums.ts'
import { plans, preferences } from '../fixtures/market.ts'
import { mayWithdrawFromUta, mustBeVerified } from '../rules/access.ts'
import { feeOf, netOf } from '../rules/fees.ts'
import { mustAfford, mustCoverFee } from '../rules/money.ts'
import { readyAtPoll, refillFails } from '../rules/delegation.ts'
import { accepted, created, ok, authenticatedRoute } from '../server/route.ts'
import type { RouteResult, RouteContext, Operation } from '../server/route.ts'
import { readForm } from '../server/form.ts'
import { pageOf } from '../server/pages.ts'
import { forbidden, invalid, missing } from '../server/http-error.ts'
import { DAY, HOUR, addMonths, iso } from '../world/clock.ts'
import { mustNotBeFrozen } from '../world/freeze.ts'
import { userBalance, house, userAccount, transfer, transferAll } from '../world/ledger-accounts.ts'
import { random } from '../world/random.ts'
import type { Delegation } from '../world/records.ts'
import { addTransaction } from '../world/transactions.ts'
import { dealsOf, utaAvailable, utaBalance, utaStatistics } from '../world/uta-figures.ts'
import { decimal, units } from '../world/units.ts'
import { nextId } from '../world/world.ts'
import type { User } from '../world/world.ts'
import { finishDelegation, UTA_WITHDRAWAL_TAKES } from '../world/settle-uta.ts'

const PAIR = /^[A-Z0-9]{2,12}\/[A-Z0-9]{2,12}$/

export const subscriptionList = (user: User): UtaSubscriptionList => ({
  data: user.uta.subscriptions,
  plans: plans.map((plan) => ({ ...plan })),
})

const hasSubscription = (user: User, now: number): boolean => user.uta.subscriptions.some(({ ends_at }) => Date.parse(ends_at) > now)

/**
 * Paid from the assets at once. Subscribing again extends a running subscription: the new one starts when it ends, and counts as the active one
 * from now on.
 */
const subscribe = (context: RouteContext, user: User): RouteResult => {
  mustNotBeFrozen(user, context.now)
  const form = readForm(context.body)
  const plan_id = form.string('plan_id', { max: 64 })
  form.done()
  mustBeVerified(user)
  const plan = plans.find(({ id }) => id === plan_id)
  if (!plan) throw invalid('plan_id', 'uta.plan')
  const price = units(plan.price_amount)
  const available = userBalance(context.world, user, 'main', plan.price_token)
  if (price > available) throw invalid('plan_id', 'money.insufficient', { available: decimal(available), token: plan.price_token })
  transfer(
    context.world,
    context.now,
    'uta subscription',
    userAccount(user, 'main', plan.price_token),
    house('sales', plan.price_token),
    price,
  )
  const before = user.uta.subscriptions.at(-1)
  const starts = Math.max(context.now, before ? Date.parse(before.ends_at) : 0)
  const id = nextId(context.world, 'sub')
  user.uta.subscriptions = [
    ...user.uta.subscriptions.map((one) => ({ ...one, is_active: false })),
    {
      id,
      plan_id,
      plan_name: plan.name,
      period_days: plan.period_days,
      price_amount: plan.price_amount,
      price_token: plan.price_token,
      starts_at: iso(starts),
      ends_at: iso(starts + plan.period_days * DAY),
      is_active: true,
    },
  ]
  addTransaction(context.world, user, {
    at: context.now,
    type: 'uta_subscription',
    token: plan.price_token,
    amount: `-${plan.price_amount}`,
    counterparty: plan.name,
    related_id: id,
    idempotency_key: keyOf(context),
  })
  return created(subscriptionList(user))
}

const keyOf = (context: RouteContext): string | null => context.request.headers.get('Idempotency-Key')

const delegate = (context: RouteContext, user: User): RouteResult => {
  mustNotBeFrozen(user, context.now)
  const form = readForm(context.body)
  const amount = form.amount('amount')
  const fee_type = form.oneOf('fee_type', feeTypes)
  form.done()
  mustBeVerified(user)
  if (!hasSubscription(user, context.now)) throw forbidden('uta.no_subscription')
  const minimum = plans.find(({ id }) => id === user.uta.subscriptions.at(-1)?.plan_id)?.minimum_refill
  if (minimum !== undefined && amount < units(minimum)) throw invalid('amount', 'money.minimum', { min: minimum, token: 'USDT' })
  const fee = feeOf(fee_type)
  mustAfford(context.world, user, 'USDT', amount, fee)
  const net = netOf(amount, 'USDT', fee)
  const moves = [
    { from: userAccount(user, 'main', 'USDT'), to: userAccount(user, 'locked', 'USDT'), amount },
    ...(fee.token === 'USDT'
      ? []
      : [{ from: userAccount(user, 'main', fee.token), to: userAccount(user, 'locked', fee.token), amount: fee.amount }]),
  ]
  transferAll(context.world, context.now, 'uta refill reserved', moves)
  const chance = random(context.world.seed, 'request', user.id, nextId(context.world, 'request'))
  const request_id = `${chance.hex(4)}-${chance.hex(4)}-${chance.hex(4)}`
  const transaction = addTransaction(context.world, user, {
    at: context.now,
    type: 'uta_refill',
    status: 'processing',
    token: 'USDT',
    amount: decimal(-amount),
    fee_amount: decimal(fee.amount),
    fee_token: fee.token,
    counterparty: 'UTA',
    related_id: request_id,
    idempotency_key: keyOf(context),
    completed_at: null,
  })
  const view: Required<UtaDelegation> = {
    id: null,
    request_id,
    status: 'processing',
    amount: decimal(amount),
    fee_type,
    fee_amount: decimal(fee.amount),
    fee_token: fee.token,
    net_amount: decimal(net),
    balance_after: null,
    transaction_id: transaction.id,
    failure_reason: null,
    created_at: iso(context.now),
    completed_at: null,
  }
  const delegation: Delegation = {
    view,
    polls: 0,
    ready_at_poll: readyAtPoll(view.amount),
    fails: refillFails(view.amount),
    reserved: moves,
  }
  user.uta.delegations.push(delegation)
  return accepted({ request_id })
}

/** Each poll counts. At the poll that the amount selects (by default the third) the money arrives or is refunded. */
const getDelegation = (context: RouteContext, user: User): RouteResult => {
  const delegation = user.uta.delegations.find(({ view }) => view.request_id === context.params['requestId'])
  if (!delegation) throw missing()
  if (delegation.view.status === 'processing') {
    delegation.polls += 1
    if (delegation.ready_at_poll !== null && delegation.polls >= delegation.ready_at_poll)
      finishDelegation(context.world, user, delegation, context.now, context.locale)
  }
  return ok(delegation.view)
}

const withdraw = (context: RouteContext, user: User): RouteResult => {
  mustNotBeFrozen(user, context.now)
  const form = readForm(context.body)
  const amount = form.amount('amount')
  form.oneOf('token_name', ['USDT'])
  const fee_type = form.oneOf('fee_type', feeTypes)
  form.done()
  if (!mayWithdrawFromUta(user, context.now)) throw forbidden('uta.blocked')
  const available = utaAvailable(context.world, user)
  if (amount > available) throw invalid('amount', 'uta.locked', { available: decimal(available) })
  const fee = feeOf(fee_type)
  mustCoverFee(context.world, user, 'USDT', amount, fee)
  const net = netOf(amount, 'USDT', fee)
  const uta = userAccount(user, 'uta', 'USDT')
  transferAll(context.world, context.now, 'uta withdrawal', [
    { from: uta, to: userAccount(user, 'locked', 'USDT'), amount: net },
    { from: fee.token === 'USDT' ? uta : userAccount(user, 'main', fee.token), to: house('fees', fee.token), amount: fee.amount },
  ])
  user.uta.flows.push({ at: context.now, amount: -amount })
  const id = nextId(context.world, 'utw')
  const transaction = addTransaction(context.world, user, {
    at: context.now,
    type: 'uta_withdrawal',
    status: 'accepted',
    token: 'USDT',
    amount: decimal(net),
    fee_amount: decimal(fee.amount),
    fee_token: fee.token,
    counterparty: 'UTA',
    related_id: id,
    idempotency_key: keyOf(context),
    completed_at: null,
  })
  const view = {
    id,
    status: 'accepted',
    amount: decimal(amount),
    token_name: 'USDT',
    fee_type,
    fee_amount: decimal(fee.amount),
    fee_token: fee.token,
    net_amount: decimal(net),
    transaction_id: transaction.id,
    arrives_at: iso(context.now + preferences.withdraw_delay * HOUR),
    created_at: iso(context.now),
  } as const
  user.uta.withdrawals.push({ view: { ...view }, done_at: context.now + UTA_WITHDRAWAL_TAKES })
  return created(view)
}

const listDeals = (context: RouteContext, user: User): RouteResult => {
  const form = readForm(Object.fromEntries(context.query))
  const type = form.optionalOneOf('type', dealTypes) ?? 'all'
  const pair = form.optionalString('pair', { pattern: PAIR })
  const month = form.optionalMonth('month')
  const dateFrom = form.optionalDate('date_from')
  const dateTo = form.optionalDate('date_to')
  const perPage = form.optionalInteger('per_page', 1, 200) ?? 20
  form.optionalString('cursor', { max: 512 })
  form.done()
  const from = month === null ? null : Date.parse(`${month}-01T00:00:00Z`)
  const to = from === null ? null : addMonths(from, 1)
  const found: UtaDeal[] = []
  for (const { deal, closed, opened } of dealsOf(context.world, user)) {
    if (type !== 'all' && deal.status !== type) continue
    if (pair !== null && deal.pair !== pair) continue
    if (from !== null && to !== null && !(closed === null ? opened < to && from <= context.now : closed >= from && closed < to)) continue
    // The days of the statistics: UTC.
    if (dateFrom !== null && (closed === null || closed < dateFrom)) continue
    if (dateTo !== null && (closed === null || closed >= dateTo + DAY)) continue
    found.push(deal)
  }
  return ok(pageOf(found, context.query, '/api/uta/deals', perPage))
}

const getDeal = (context: RouteContext, user: User): RouteResult => {
  const found = dealsOf(context.world, user).find(({ deal }) => deal.id === context.params['id'])
  if (!found) throw missing()
  return ok(found.deal)
}

const statistics = (context: RouteContext, user: User): RouteResult => {
  const form = readForm(Object.fromEntries(context.query))
  const month = form.optionalMonth('month')
  form.done()
  return ok(utaStatistics(context.world, user, month, context.now))
}

export const uta: readonly Operation[] = [
  authenticatedRoute('GET', '/api/uta/subscribe', (_, user) => ok(subscriptionList(user))),
  authenticatedRoute('POST', '/api/uta/subscribe', subscribe),
  authenticatedRoute('POST', '/api/uta/delegate', delegate),
  authenticatedRoute('GET', '/api/uta/delegate/{requestId}', getDelegation),
  authenticatedRoute('POST', '/api/uta/withdraw', withdraw),
  authenticatedRoute('GET', '/api/uta/deals', listDeals),
  authenticatedRoute('GET', '/api/uta/deals/{id}', getDeal),
  authenticatedRoute('GET', '/api/statistics-uta', statistics),
  authenticatedRoute('GET', '/api/uta/balances', ({ world, now }, user) => ok(utaBalance(world, user, now))),
]
