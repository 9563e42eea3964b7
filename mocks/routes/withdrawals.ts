import type { TrustedWallet, Withdrawal } from '#sdk'
import { feeTypes, tokenNames } from '../fixtures/enums.ts'
import { preferences } from '../fixtures/market.ts'
import { addresses } from '../fixtures/personas.ts'
import { hasTrustedWalletsOnly, mustBeAbleToWithdraw, mustBeVerified } from '../rules/access.ts'
import { feeOf, netOf } from '../rules/fees.ts'
import { mustAfford } from '../rules/money.ts'
import { created, ok, authenticatedRoute } from '../server/route.ts'
import type { RouteResult, RouteContext, Operation } from '../server/route.ts'
import { ADDRESS, readForm } from '../server/form.ts'
import type { Form } from '../server/form.ts'
import { conflict, missing } from '../server/http-error.ts'
import { text } from '../texts/text.ts'
import { HOUR, iso } from '../world/clock.ts'
import { CODE_LIVES, codeSent, hideMail, sendCode, acceptCode } from '../world/codes.ts'
import { mustNotBeFrozen } from '../world/freeze.ts'
import type { Code } from '../world/records.ts'
import { transferAll } from '../world/ledger-accounts.ts'
import type { WithdrawalRecord } from '../world/records.ts'
import { addTransaction } from '../world/transactions.ts'
import { decimal } from '../world/units.ts'
import { confirmed, endOf, endWithdrawal, isFinal, movesOf, settleWithdrawals } from '../world/withdrawal-flow.ts'
import { nextId } from '../world/world.ts'
import type { User } from '../world/world.ts'

interface Destination {
  address: string | null
  wallet: TrustedWallet | null
  card: string | null
}

/** An address, an active trusted wallet or a card: exactly what the method requires. */
const destinationOf = (form: Form, context: RouteContext, user: User, method: 'wallet' | 'card'): Destination => {
  const trustedOnly = hasTrustedWalletsOnly(user, context.now)
  const foreign = method === 'card' ? ['address', 'trusted_wallet_id'] : ['card_number', 'card_holder']
  for (const field of foreign) if (form.has(field)) form.fail(field, 'validation.prohibited')
  if (method === 'card') {
    const card = form.string('card_number', { pattern: /^\d{12,19}$/ })
    if (trustedOnly) form.fail('card_number', 'withdraw.trusted_only')
    form.string('card_holder', { max: 64 })
    return { address: null, wallet: null, card }
  }
  if (form.has('trusted_wallet_id')) {
    if (form.has('address')) form.fail('address', 'validation.prohibited')
    const id = form.string('trusted_wallet_id')
    const wallet = user.wallets.find((one) => one.id === id) ?? null
    if (!wallet) form.fail('trusted_wallet_id', 'validation.exists')
    else if (wallet.status !== 'active') form.fail('trusted_wallet_id', 'withdraw.wallet_pending')
    return { address: wallet?.address ?? null, wallet, card: null }
  }
  const address = form.string('address', { pattern: ADDRESS, patternText: 'validation.address' })
  if (address.toLowerCase() === addresses.zero) form.fail('address', 'withdraw.zero_address')
  if (address.toLowerCase() === user.deposit_address.toLowerCase()) form.fail('address', 'withdraw.own_address')
  // A pending wallet is rejected even if its address was typed by hand.
  const known = user.wallets.find((one) => one.address.toLowerCase() === address.toLowerCase()) ?? null
  if (known && known.status !== 'active') form.fail('address', 'withdraw.wallet_pending')
  else if (!known && trustedOnly) form.fail('address', 'withdraw.trusted_only')
  return { address, wallet: null, card: null }
}

const sendTo = (context: RouteContext, user: User, purpose: string): Code =>
  sendCode(
    context.world,
    user,
    purpose,
    context.now,
    user.two_factor.confirmed ? null : { to: user.email, subject: text(context.locale, 'mail.code.subject') },
  )

const sent = (user: User, code: Code) =>
  codeSent(code, user.two_factor.confirmed ? 'app' : 'email', user.two_factor.confirmed ? null : hideMail(user.email))

const initialView = ({ address, wallet, card }: Destination, now: number) =>
  ({
    status: 'awaiting_confirmation',
    address,
    trusted_wallet_id: wallet?.id ?? null,
    trusted_wallet_label: wallet?.label ?? null,
    card_masked: card === null ? null : `•••• ${card.slice(-4)}`,
    tx_hash: null,
    confirmations: null,
    confirmations_required: null,
    failure_reason: null,
    transaction_id: '',
    processed_until: null,
    created_at: iso(now),
    completed_at: null,
  }) satisfies Partial<Withdrawal>

/** Reserves amount and fee, sends a code and waits five minutes for it. */
const createWithdrawal = (context: RouteContext, user: User): RouteResult => {
  mustNotBeFrozen(user, context.now)
  const form = readForm(context.body)
  const method = form.oneOf('method', ['wallet', 'card'])
  const token = form.oneOf('token', tokenNames)
  const amount = form.amount('amount')
  const fee_type = form.oneOf('fee_type', feeTypes)
  const to = destinationOf(form, context, user, method)
  if (method === 'card' && token !== 'USDT') form.fail('token', 'withdraw.fiat_usdt')
  form.done()
  mustBeVerified(user)
  mustBeAbleToWithdraw(user, context.now)
  const fee = feeOf(fee_type)
  mustAfford(context.world, user, token, amount, fee)
  const id = nextId(context.world, 'wd')
  const purpose = `withdrawal ${id}`
  const code = sendTo(context, user, purpose)
  const view: Withdrawal = {
    ...initialView(to, context.now),
    id,
    method,
    token,
    network: method === 'wallet' ? 'BSC' : null,
    amount: decimal(amount),
    fee_type,
    fee_amount: decimal(fee.amount),
    fee_token: fee.token,
    net_amount: decimal(netOf(amount, token, fee)),
    code: sent(user, code),
  }
  const reserved = movesOf(user, view)
  transferAll(context.world, context.now, 'withdrawal reserved', reserved)
  view.transaction_id = addTransaction(context.world, user, {
    at: context.now,
    type: 'withdrawal',
    status: 'awaiting_confirmation',
    token,
    amount: decimal(-amount),
    fee_amount: view.fee_amount,
    fee_token: fee.token,
    counterparty: to.wallet?.label ?? null,
    network: view.network,
    address: view.address ?? view.card_masked,
    related_id: id,
    idempotency_key: context.request.headers.get('Idempotency-Key'),
    completed_at: null,
  }).id
  user.withdrawals.set(id, { view, purpose, expires: context.now + CODE_LIVES, confirmed_at: null, reserved, ends: endOf(view.amount) })
  return created(view)
}

const recordOf = (context: RouteContext, user: User): WithdrawalRecord => {
  const record = user.withdrawals.get(context.params['id'] ?? '')
  if (!record) throw missing()
  return record
}

/** Confirms with the code, sends another code, or cancels the withdrawal. */
const confirmWithdrawal = (context: RouteContext, user: User): RouteResult => {
  const record = recordOf(context, user)
  const form = readForm(context.body)
  const action = form.optionalOneOf('action', ['confirm', 'resend', 'cancel']) ?? 'confirm'
  const code = action === 'confirm' || form.has('code') ? form.digits('code', 6) : ''
  form.done()
  const { view } = record
  if (action === 'cancel') {
    if (isFinal(view.status) || !['awaiting_confirmation', 'accepted'].includes(view.status)) throw conflict('withdraw.not_waiting')
    endWithdrawal(context.world, user, record, 'cancelled', context.now)
    return ok(view)
  }
  mustNotBeFrozen(user, context.now)
  if (view.status !== 'awaiting_confirmation') throw conflict('withdraw.not_waiting')
  if (action === 'resend') {
    view.code = sent(user, sendTo(context, user, record.purpose))
    record.expires = Math.max(record.expires, context.now + CODE_LIVES)
    return ok(view)
  }
  mustBeAbleToWithdraw(user, context.now)
  acceptCode(user, record.purpose, code, context.now)
  if (record.reserved.length === 0) {
    mustAfford(context.world, user, view.token, movesOf(user, view)[0]?.amount ?? 0n, feeOf(view.fee_type))
    record.reserved = movesOf(user, view)
    transferAll(context.world, context.now, 'withdrawal reserved', record.reserved)
  }
  confirmed(context.world, user, record, context.now, context.now + preferences.withdraw_delay * HOUR)
  return ok(view)
}

const getWithdrawal = (context: RouteContext, user: User): RouteResult => {
  settleWithdrawals(context.world, user, context.now)
  return ok(recordOf(context, user).view)
}

export const withdrawals: readonly Operation[] = [
  authenticatedRoute('POST', '/api/withdraw', createWithdrawal),
  authenticatedRoute('GET', '/api/withdraw/{id}', getWithdrawal),
  authenticatedRoute('POST', '/api/withdraw/{id}/confirm', confirmWithdrawal),
]
