import type { Token, TokensExchange } from '#sdk'
import { tokenNames } from '../fixtures/enums.ts'
import { prices } from '../fixtures/market.ts'
import { mustBeVerified } from '../rules/access.ts'
import { MINIMUM_BONUS_EXCHANGE, exchangeableBonus } from '../rules/bonus.ts'
import { created, ok, authenticatedRoute } from '../server/route.ts'
import type { RouteResult, RouteContext, Operation } from '../server/route.ts'
import { readForm } from '../server/form.ts'
import { conflict, invalid, missing } from '../server/http-error.ts'
import { text } from '../texts/text.ts'
import { SECOND, iso } from '../world/clock.ts'
import { mustNotBeFrozen } from '../world/freeze.ts'
import { userBalance, house, userAccount, transferAll } from '../world/ledger-accounts.ts'
import type { ExchangeRecord } from '../world/records.ts'
import { addTransaction } from '../world/transactions.ts'
import { decimal, over, overUp, times, units } from '../world/units.ts'
import type { Units } from '../world/units.ts'
import { nextId } from '../world/world.ts'
import type { User } from '../world/world.ts'

const QUOTE_HOLDS = 30 * SECOND

const rateOf = (from: Token, to: Token): Units => over(units(prices[from]), units(prices[to]))

/** The amount that the given amount buys, rounded down; or the amount to give for `toAmount`, rounded up. */
export const quoteAmounts = (
  from: Token,
  to: Token,
  given: Units | null,
  toAmount: Units | null,
): { give: Units; get: Units; rate: Units } => {
  const rate = rateOf(from, to)
  if (given !== null) return { give: given, get: times(given, rate), rate }
  return { give: overUp(toAmount ?? 0n, rate), get: toAmount ?? 0n, rate }
}

const exchangeTokens = (context: RouteContext, user: User): RouteResult => {
  mustNotBeFrozen(user, context.now)
  return (context.body['quote_id'] ?? '') === '' ? quoteOrExchange(context, user) : execute(context, user)
}

/** A server that quotes moves nothing yet; another one exchanges at once. */
const quoteOrExchange = (context: RouteContext, user: User): RouteResult => {
  const form = readForm(context.body)
  const account = form.oneOf('account', ['main', 'bonus'])
  const from = form.oneOf('from_token', tokenNames)
  const to = form.oneOf('to_token', tokenNames)
  const both = form.has('from_amount') && form.has('to_amount')
  if (both) form.fail('to_amount', 'exchange.one_amount')
  const given = form.has('from_amount') || !form.has('to_amount') ? form.amount('from_amount') : null
  const toAmount = given === null ? form.amount('to_amount') : null
  if (form.ok() && from === to) form.fail('to_token', 'exchange.same')
  if (form.ok() && account === 'bonus' && from !== 'MATU') form.fail('from_token', 'validation.in')
  form.done()
  mustBeVerified(user)
  const { give, get, rate } = quoteAmounts(from, to, given, toAmount)
  const field = given === null ? 'to_amount' : 'from_amount'
  const available = payable(context, user, account, from)
  if (account === 'bonus' && give < MINIMUM_BONUS_EXCHANGE)
    throw invalid(field, 'money.minimum', { min: decimal(MINIMUM_BONUS_EXCHANGE), token: from })
  if (give > available)
    throw invalid(field, account === 'bonus' ? 'exchange.bonus' : 'money.insufficient', { available: decimal(available), token: from })
  const id = nextId(context.world, 'ex')
  const quotes = context.world.exchange_quotes
  const expires = context.now + QUOTE_HOLDS
  const view: TokensExchange = {
    id,
    status: 'quoted',
    account,
    from_token: from,
    to_token: to,
    from_amount: decimal(give),
    to_amount: decimal(get),
    rate: decimal(rate),
    fee_amount: '0',
    net_amount: decimal(get),
    expires_at: quotes ? iso(expires) : null,
    transaction_id: null,
    failure_reason: null,
    created_at: iso(context.now),
    completed_at: null,
  }
  const record = { view, expires, fails: /\.66/.test(view.from_amount) }
  user.exchanges.set(id, record)
  if (quotes) return created(view)
  settleExchange(context, user, record, account === 'bonus' ? 'bonus' : 'main')
  return ok(view)
}

const payable = (context: RouteContext, user: User, account: 'main' | 'bonus', token: Token): Units =>
  account === 'main' ? userBalance(context.world, user, 'main', token) : exchangeableBonus(context.world, user)

/** Executes a quote, once. */
const execute = (context: RouteContext, user: User): RouteResult => {
  const form = readForm(context.body)
  const id = form.string('quote_id', { max: 64, pattern: /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/ })
  for (const field of ['account', 'from_token', 'to_token', 'from_amount', 'to_amount'])
    if (form.has(field)) form.fail(field, 'validation.prohibited')
  form.done()
  const record = user.exchanges.get(id)
  if (!record) throw invalid('quote_id', 'validation.exists')
  const { view } = record
  if (view.status === 'quoted' && context.now >= record.expires) view.status = 'expired'
  if (view.status === 'expired') throw conflict('exchange.expired')
  if (view.status !== 'quoted') throw conflict('exchange.used')
  mustBeVerified(user)
  const account = view.account === 'bonus' ? 'bonus' : 'main'
  const available = payable(context, user, account, view.from_token)
  if (units(view.from_amount) > available)
    throw invalid('from_amount', 'money.insufficient', { available: decimal(available), token: view.from_token })
  settleExchange(context, user, record, account)
  return ok(view)
}

const settleExchange = (context: RouteContext, user: User, record: ExchangeRecord, account: 'main' | 'bonus'): void => {
  const { view } = record
  view.completed_at = iso(context.now)
  view.status = record.fails ? 'failed' : 'done'
  if (record.fails) view.failure_reason = text(context.locale, 'money.refused')
  else {
    transferAll(context.world, context.now, 'exchange', [
      { from: userAccount(user, account, view.from_token), to: house('market', view.from_token), amount: units(view.from_amount) },
      { from: house('market', view.to_token), to: userAccount(user, 'main', view.to_token), amount: units(view.net_amount) },
    ])
  }
  view.transaction_id = addTransaction(context.world, user, {
    at: context.now,
    type: 'exchange',
    status: view.status,
    account,
    token: view.from_token,
    amount: `-${view.from_amount}`,
    counter_token: view.to_token,
    counter_amount: view.net_amount,
    failure_reason: view.failure_reason,
    related_id: view.id,
    idempotency_key: context.request.headers.get('Idempotency-Key'),
  }).id
}

const getExchange = (context: RouteContext, user: User): RouteResult => {
  const record = user.exchanges.get(context.params['id'] ?? '')
  if (!record) throw missing()
  if (record.view.status === 'quoted' && context.now >= record.expires) record.view.status = 'expired'
  return ok(record.view)
}

export const exchange: readonly Operation[] = [
  authenticatedRoute('POST', '/api/tokens-exchange', exchangeTokens),
  authenticatedRoute('GET', '/api/tokens-exchange/{id}', getExchange),
]
