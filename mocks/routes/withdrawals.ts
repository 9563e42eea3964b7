import type { TrustedWallet, Withdrawal } from '#sdk'
import { feeTypes, tokenNames } from '../fixtures/enums.ts'
import { preferences } from '../fixtures/market.ts'
import { addresses } from '../fixtures/personas.ts'
import { mustBeAbleToWithdraw, mustBeVerified } from '../rules/access.ts'
import { feeOf, netOf } from '../rules/fees.ts'
import { mustAfford } from '../rules/money.ts'
import { created, ok, own } from '../server/call.ts'
import type { Answer, Call, Operation } from '../server/call.ts'
import { ADDRESS, readForm } from '../server/form.ts'
import type { Form } from '../server/form.ts'
import { conflict, missing } from '../server/http-error.ts'
import { text } from '../texts/text.ts'
import { HOUR, iso } from '../world/clock.ts'
import { CODE_LIVES, codeSent, hideMail, sendCode, acceptCode } from '../world/codes.ts'
import type { Code } from '../world/codes.ts'
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

/** An address, a trusted wallet that is active, or a card: exactly what the method needs. */
const destinationOf = (form: Form, call: Call, user: User, method: 'wallet' | 'card'): Destination => {
  const foreign = method === 'card' ? ['address', 'trusted_wallet_id'] : ['card_number', 'card_holder']
  for (const field of foreign) if (form.has(field)) form.fail(field, 'validation.prohibited')
  if (method === 'card') {
    const card = form.string('card_number', { pattern: /^\d{12,19}$/ })
    if (user.trusted_wallets_only) form.fail('card_number', 'withdraw.trusted_only')
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
  // Written out by hand, a wallet that waits waits all the same.
  const known = user.wallets.find((one) => one.address.toLowerCase() === address.toLowerCase()) ?? null
  if (known && known.status !== 'active') form.fail('address', 'withdraw.wallet_pending')
  else if (!known && user.trusted_wallets_only) form.fail('address', 'withdraw.trusted_only')
  return { address, wallet: null, card: null }
}

const sendTo = (call: Call, user: User, purpose: string): Code =>
  sendCode(
    call.world,
    user,
    purpose,
    call.now,
    user.two_factor.confirmed ? null : { to: user.email, subject: text(call.locale, 'mail.code.subject') },
  )

const sent = (user: User, code: Code) =>
  codeSent(code, user.two_factor.confirmed ? 'app' : 'email', user.two_factor.confirmed ? null : hideMail(user.email))

/** Reserves amount and fee, sends a code, and waits five minutes for it. */
const createWithdrawal = (call: Call, user: User): Answer => {
  const form = readForm(call.body)
  const method = form.oneOf('method', ['wallet', 'card'])
  const token = form.oneOf('token', tokenNames)
  const amount = form.amount('amount')
  const fee_type = form.oneOf('fee_type', feeTypes)
  const to = destinationOf(form, call, user, method)
  if (method === 'card' && token !== 'USDT') form.fail('token', 'withdraw.fiat_usdt')
  form.done()
  mustBeVerified(user)
  mustBeAbleToWithdraw(user, call.now)
  const fee = feeOf(fee_type)
  mustAfford(call.world, user, token, amount, fee)
  const id = nextId(call.world, 'wd')
  const purpose = `withdrawal ${id}`
  const code = sendTo(call, user, purpose)
  const masked = to.card === null ? null : `•••• ${to.card.slice(-4)}`
  const view: Withdrawal = {
    id,
    status: 'awaiting_confirmation',
    method,
    token,
    network: method === 'wallet' ? 'BSC' : null,
    amount: decimal(amount),
    fee_type,
    fee_amount: decimal(fee.amount),
    fee_token: fee.token,
    net_amount: decimal(netOf(amount, token, fee)),
    address: to.address,
    trusted_wallet_id: to.wallet?.id ?? null,
    trusted_wallet_label: to.wallet?.label ?? null,
    card_masked: masked,
    code: sent(user, code),
    tx_hash: null,
    confirmations: null,
    confirmations_required: null,
    failure_reason: null,
    transaction_id: '',
    processed_until: null,
    created_at: iso(call.now),
    completed_at: null,
  }
  const held = movesOf(user, view)
  transferAll(call.world, call.now, 'withdrawal reserved', held)
  view.transaction_id = addTransaction(call.world, user, {
    at: call.now,
    type: 'withdrawal',
    status: 'awaiting_confirmation',
    token,
    amount: decimal(-amount),
    fee_amount: view.fee_amount,
    fee_token: fee.token,
    counterparty: to.wallet?.label ?? null,
    network: view.network,
    address: to.address ?? masked,
    related_id: id,
    idempotency_key: call.request.headers.get('Idempotency-Key'),
    completed_at: null,
  }).id
  user.withdrawals.set(id, { view, purpose, expires: call.now + CODE_LIVES, confirmed_at: null, held, ends: endOf(view.amount) })
  return created(view)
}

const recordOf = (call: Call, user: User): WithdrawalRecord => {
  const record = user.withdrawals.get(call.params['id'] ?? '')
  if (!record) throw missing()
  return record
}

/** The right code, another code, or no withdrawal after all. */
const confirmWithdrawal = (call: Call, user: User): Answer => {
  const record = recordOf(call, user)
  const form = readForm(call.body)
  const action = form.optionalOneOf('action', ['confirm', 'resend', 'cancel']) ?? 'confirm'
  const code = action === 'confirm' || form.has('code') ? form.digits('code', 6) : ''
  form.done()
  const { view } = record
  if (action === 'cancel') {
    if (isFinal(view.status) || !['awaiting_confirmation', 'accepted'].includes(view.status)) throw conflict('withdraw.not_waiting')
    endWithdrawal(call.world, user, record, 'cancelled', call.now)
    return ok(view)
  }
  if (view.status !== 'awaiting_confirmation') throw conflict('withdraw.not_waiting')
  if (action === 'resend') {
    view.code = sent(user, sendTo(call, user, record.purpose))
    record.expires = Math.max(record.expires, call.now + CODE_LIVES)
    return ok(view)
  }
  mustBeAbleToWithdraw(user, call.now)
  acceptCode(user, record.purpose, code, call.now)
  if (record.held.length === 0) {
    mustAfford(call.world, user, view.token, movesOf(user, view)[0]?.amount ?? 0n, feeOf(view.fee_type))
    record.held = movesOf(user, view)
    transferAll(call.world, call.now, 'withdrawal reserved', record.held)
  }
  confirmed(call.world, user, record, call.now, call.now + preferences.withdraw_delay * HOUR)
  return ok(view)
}

const getWithdrawal = (call: Call, user: User): Answer => {
  settleWithdrawals(call.world, user, call.now)
  return ok(recordOf(call, user).view)
}

export const withdrawals: readonly Operation[] = [
  own('POST', '/api/withdraw', createWithdrawal),
  own('GET', '/api/withdraw/{id}', getWithdrawal),
  own('POST', '/api/withdraw/{id}/confirm', confirmWithdrawal),
]
