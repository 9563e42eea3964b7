import type { Token, TokensExchange } from '#sdk'
import { tokenNames } from '../fixtures/enums.ts'
import { prices } from '../fixtures/market.ts'
import { mustBeVerified } from '../rules/access.ts'
import { MINIMUM_BONUS_EXCHANGE, exchangeableBonus } from '../rules/bonus.ts'
import { created, ok, own } from '../server/call.ts'
import type { Answer, Call, Operation } from '../server/call.ts'
import { readForm } from '../server/form.ts'
import { conflict, invalid, missing } from '../server/http-error.ts'
import { text } from '../texts/text.ts'
import { SECOND, iso } from '../world/clock.ts'
import { held, house, purse, transferAll } from '../world/ledger-accounts.ts'
import type { ExchangeRecord } from '../world/records.ts'
import { addTransaction } from '../world/transactions.ts'
import { decimal, over, overUp, times, units } from '../world/units.ts'
import type { Units } from '../world/units.ts'
import { nextId } from '../world/world.ts'
import type { User } from '../world/world.ts'

export const QUOTE_HOLDS = 30 * SECOND

const rateOf = (from: Token, to: Token): Units => over(units(prices[from]), units(prices[to]))

/** What the given amount buys, rounded down; or what has to be given for the wanted amount, rounded up. */
export const quoteAmounts = (
  from: Token,
  to: Token,
  given: Units | null,
  wanted: Units | null,
): { give: Units; get: Units; rate: Units } => {
  const rate = rateOf(from, to)
  if (given !== null) return { give: given, get: times(given, rate), rate }
  return { give: overUp(wanted ?? 0n, rate), get: wanted ?? 0n, rate }
}

const exchangeTokens = (call: Call, user: User): Answer => ((call.body['quote_id'] ?? '') === '' ? quote(call, user) : execute(call, user))

const quote = (call: Call, user: User): Answer => {
  const form = readForm(call.body)
  const account = form.oneOf('account', ['main', 'bonus'])
  const from = form.oneOf('from_token', tokenNames)
  const to = form.oneOf('to_token', tokenNames)
  const both = form.has('from_amount') && form.has('to_amount')
  if (both) form.fail('to_amount', 'exchange.one_amount')
  const given = form.has('from_amount') || !form.has('to_amount') ? form.amount('from_amount') : null
  const wanted = given === null ? form.amount('to_amount') : null
  if (form.ok() && from === to) form.fail('to_token', 'exchange.same')
  if (form.ok() && account === 'bonus' && from !== 'MATU') form.fail('from_token', 'validation.in')
  form.done()
  mustBeVerified(user)
  const { give, get, rate } = quoteAmounts(from, to, given, wanted)
  const field = given === null ? 'to_amount' : 'from_amount'
  const available = payable(call, user, account, from)
  if (account === 'bonus' && give < MINIMUM_BONUS_EXCHANGE)
    throw invalid(field, 'money.minimum', { min: decimal(MINIMUM_BONUS_EXCHANGE), token: from })
  if (give > available)
    throw invalid(field, account === 'bonus' ? 'exchange.bonus' : 'money.insufficient', { available: decimal(available), token: from })
  const id = nextId(call.world, 'ex')
  const expires = call.now + QUOTE_HOLDS
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
    expires_at: iso(expires),
    transaction_id: null,
    failure_reason: null,
    created_at: iso(call.now),
    completed_at: null,
  }
  user.exchanges.set(id, { view, expires, fails: /\.66/.test(view.from_amount) })
  return created(view)
}

const payable = (call: Call, user: User, account: 'main' | 'bonus', token: Token): Units =>
  account === 'main' ? held(call.world, user, 'main', token) : exchangeableBonus(call.world, user)

/** Only a quote moves money, and only once: a repeat of the same quote is answered with what became of it. */
const execute = (call: Call, user: User): Answer => {
  const form = readForm(call.body)
  const id = form.string('quote_id', { max: 64, pattern: /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/ })
  for (const field of ['account', 'from_token', 'to_token', 'from_amount', 'to_amount'])
    if (form.has(field)) form.fail(field, 'validation.prohibited')
  form.done()
  const record = user.exchanges.get(id)
  if (!record) throw invalid('quote_id', 'validation.exists')
  const { view } = record
  if (view.status === 'quoted' && call.now >= record.expires) view.status = 'expired'
  if (view.status === 'expired') throw conflict('exchange.expired')
  if (view.status !== 'quoted') throw conflict('exchange.used')
  mustBeVerified(user)
  const account = view.account === 'bonus' ? 'bonus' : 'main'
  const available = payable(call, user, account, view.from_token)
  if (units(view.from_amount) > available)
    throw invalid('from_amount', 'money.insufficient', { available: decimal(available), token: view.from_token })
  settleExchange(call, user, record, account)
  return ok(view)
}

const settleExchange = (call: Call, user: User, record: ExchangeRecord, account: 'main' | 'bonus'): void => {
  const { view } = record
  view.completed_at = iso(call.now)
  view.status = record.fails ? 'failed' : 'done'
  if (record.fails) view.failure_reason = text(call.locale, 'money.refused')
  else {
    transferAll(call.world, call.now, 'exchange', [
      { from: purse(user, account, view.from_token), to: house('market', view.from_token), amount: units(view.from_amount) },
      { from: house('market', view.to_token), to: purse(user, 'main', view.to_token), amount: units(view.net_amount) },
    ])
  }
  view.transaction_id = addTransaction(call.world, user, {
    at: call.now,
    type: 'exchange',
    status: view.status,
    account,
    token: view.from_token,
    amount: `-${view.from_amount}`,
    counter_token: view.to_token,
    counter_amount: view.net_amount,
    failure_reason: view.failure_reason,
    related_id: view.id,
    idempotency_key: call.request.headers.get('Idempotency-Key'),
  }).id
}

const getExchange = (call: Call, user: User): Answer => {
  const record = user.exchanges.get(call.params['id'] ?? '')
  if (!record) throw missing()
  if (record.view.status === 'quoted' && call.now >= record.expires) record.view.status = 'expired'
  return ok(record.view)
}

export const exchange: readonly Operation[] = [
  own('POST', '/api/tokens-exchange', exchangeTokens),
  own('GET', '/api/tokens-exchange/{id}', getExchange),
]
