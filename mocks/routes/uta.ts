import type { UtaDeal, UtaDelegation, UtaSubscriptionList } from '#sdk'
import { dealTypes, feeTypes } from '../fixtures/enums.ts'
import { plans, preferences } from '../fixtures/market.ts'
import { mustBeVerified } from '../rules/access.ts'
import { feeOf, netOf } from '../rules/fees.ts'
import { mustAfford, mustCoverFee } from '../rules/money.ts'
import { readyAtPoll, refillFails } from '../rules/delegation.ts'
import { accepted, created, ok, own } from '../server/call.ts'
import type { Answer, Call, Operation } from '../server/call.ts'
import { readForm } from '../server/form.ts'
import { pageOf } from '../server/pages.ts'
import { forbidden, invalid, missing } from '../server/http-error.ts'
import { DAY, HOUR, addMonths, iso } from '../world/clock.ts'
import { held, house, purse, transfer, transferAll } from '../world/ledger-accounts.ts'
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

/** Paid from the assets at once. A running subscription is extended: the new one begins when it ends, and is the active one from now on. */
const subscribe = (call: Call, user: User): Answer => {
  const form = readForm(call.body)
  const plan_id = form.string('plan_id', { max: 64 })
  form.done()
  mustBeVerified(user)
  const plan = plans.find(({ id }) => id === plan_id)
  if (!plan) throw invalid('plan_id', 'uta.plan')
  const price = units(plan.price_amount)
  const available = held(call.world, user, 'main', plan.price_token)
  if (price > available) throw invalid('plan_id', 'money.insufficient', { available: decimal(available), token: plan.price_token })
  transfer(call.world, call.now, 'uta subscription', purse(user, 'main', plan.price_token), house('sales', plan.price_token), price)
  const before = user.uta.subscriptions.at(-1)
  const starts = Math.max(call.now, before ? Date.parse(before.ends_at) : 0)
  const id = nextId(call.world, 'sub')
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
  addTransaction(call.world, user, {
    at: call.now,
    type: 'uta_subscription',
    token: plan.price_token,
    amount: `-${plan.price_amount}`,
    counterparty: plan.name,
    related_id: id,
    idempotency_key: keyOf(call),
  })
  return created(subscriptionList(user))
}

export const keyOf = (call: Call): string | null => call.request.headers.get('Idempotency-Key')

const delegate = (call: Call, user: User): Answer => {
  const form = readForm(call.body)
  const amount = form.amount('amount')
  const fee_type = form.oneOf('fee_type', feeTypes)
  form.done()
  mustBeVerified(user)
  if (!hasSubscription(user, call.now)) throw forbidden('uta.no_subscription')
  const minimum = plans.find(({ id }) => id === user.uta.subscriptions.at(-1)?.plan_id)?.minimum_refill
  if (minimum !== undefined && amount < units(minimum)) throw invalid('amount', 'money.minimum', { min: minimum, token: 'USDT' })
  const fee = feeOf(fee_type)
  mustAfford(call.world, user, 'USDT', amount, fee)
  const net = netOf(amount, 'USDT', fee)
  const moves = [
    { from: purse(user, 'main', 'USDT'), to: purse(user, 'locked', 'USDT'), amount },
    ...(fee.token === 'USDT' ? [] : [{ from: purse(user, 'main', fee.token), to: purse(user, 'locked', fee.token), amount: fee.amount }]),
  ]
  transferAll(call.world, call.now, 'uta refill reserved', moves)
  const chance = random(call.world.seed, 'request', user.id, nextId(call.world, 'request'))
  const request_id = `${chance.hex(4)}-${chance.hex(4)}-${chance.hex(4)}`
  const transaction = addTransaction(call.world, user, {
    at: call.now,
    type: 'uta_refill',
    status: 'processing',
    token: 'USDT',
    amount: decimal(-amount),
    fee_amount: decimal(fee.amount),
    fee_token: fee.token,
    counterparty: 'UTA',
    related_id: request_id,
    idempotency_key: keyOf(call),
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
    created_at: iso(call.now),
    completed_at: null,
  }
  const delegation: Delegation = { view, polls: 0, ready_at_poll: readyAtPoll(view.amount), fails: refillFails(view.amount), held: moves }
  user.uta.delegations.push(delegation)
  return accepted({ request_id })
}

/** Each look counts; at the one that the amount chose (the third, as a rule) the money arrives, or comes back. */
const getDelegation = (call: Call, user: User): Answer => {
  const delegation = user.uta.delegations.find(({ view }) => view.request_id === call.params['requestId'])
  if (!delegation) throw missing()
  if (delegation.view.status === 'processing') {
    delegation.polls += 1
    if (delegation.ready_at_poll !== null && delegation.polls >= delegation.ready_at_poll)
      finishDelegation(call.world, user, delegation, call.now, call.locale)
  }
  return ok(delegation.view)
}

const withdraw = (call: Call, user: User): Answer => {
  const form = readForm(call.body)
  const amount = form.amount('amount')
  form.oneOf('token_name', ['USDT'])
  const fee_type = form.oneOf('fee_type', feeTypes)
  form.done()
  if (user.uta_withdrawal_blocked) throw forbidden('uta.blocked')
  const available = utaAvailable(call.world, user)
  if (amount > available) throw invalid('amount', 'uta.locked', { available: decimal(available) })
  const fee = feeOf(fee_type)
  mustCoverFee(call.world, user, 'USDT', amount, fee)
  const net = netOf(amount, 'USDT', fee)
  const uta = purse(user, 'uta', 'USDT')
  transferAll(call.world, call.now, 'uta withdrawal', [
    { from: uta, to: purse(user, 'locked', 'USDT'), amount: net },
    { from: fee.token === 'USDT' ? uta : purse(user, 'main', fee.token), to: house('fees', fee.token), amount: fee.amount },
  ])
  user.uta.flows.push({ at: call.now, amount: -amount })
  const id = nextId(call.world, 'utw')
  const transaction = addTransaction(call.world, user, {
    at: call.now,
    type: 'uta_withdrawal',
    status: 'accepted',
    token: 'USDT',
    amount: decimal(net),
    fee_amount: decimal(fee.amount),
    fee_token: fee.token,
    counterparty: 'UTA',
    related_id: id,
    idempotency_key: keyOf(call),
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
    arrives_at: iso(call.now + preferences.withdraw_delay * HOUR),
    created_at: iso(call.now),
  } as const
  user.uta.withdrawals.push({ view: { ...view }, done_at: call.now + UTA_WITHDRAWAL_TAKES })
  return created(view)
}

const listDeals = (call: Call, user: User): Answer => {
  const form = readForm(Object.fromEntries(call.query))
  const type = form.optionalOneOf('type', dealTypes) ?? 'all'
  const pair = form.optionalString('pair', { pattern: PAIR })
  const month = form.optionalMonth('month')
  const perPage = form.optionalInteger('per_page', 1, 200) ?? 20
  form.optionalString('cursor', { max: 512 })
  form.done()
  const from = month === null ? null : Date.parse(`${month}-01T00:00:00Z`)
  const to = from === null ? null : addMonths(from, 1)
  const found: UtaDeal[] = []
  for (const { deal, closed, opened } of dealsOf(call.world, user)) {
    if (type !== 'all' && deal.status !== type) continue
    if (pair !== null && deal.pair !== pair) continue
    if (from !== null && to !== null && !(closed === null ? opened < to && from <= call.now : closed >= from && closed < to)) continue
    found.push(deal)
  }
  return ok(pageOf(found, call.query, '/api/uta/deals', perPage))
}

const getDeal = (call: Call, user: User): Answer => {
  const found = dealsOf(call.world, user).find(({ deal }) => deal.id === call.params['id'])
  if (!found) throw missing()
  return ok(found.deal)
}

const statistics = (call: Call, user: User): Answer => {
  const form = readForm(Object.fromEntries(call.query))
  const month = form.optionalMonth('month')
  form.done()
  return ok(utaStatistics(call.world, user, month, call.now))
}

export const uta: readonly Operation[] = [
  own('GET', '/api/uta/subscribe', (_, user) => ok(subscriptionList(user))),
  own('POST', '/api/uta/subscribe', subscribe),
  own('POST', '/api/uta/delegate', delegate),
  own('GET', '/api/uta/delegate/{requestId}', getDelegation),
  own('POST', '/api/uta/withdraw', withdraw),
  own('GET', '/api/uta/deals', listDeals),
  own('GET', '/api/uta/deals/{id}', getDeal),
  own('GET', '/api/statistics-uta', statistics),
  own('GET', '/api/uta/balances', ({ world, now }, user) => ok(utaBalance(world, user, now))),
]
