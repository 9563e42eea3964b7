import type { Transaction, Withdrawal } from '#sdk'
import { confirmationsRequired } from '../fixtures/market.ts'
import { text } from '../texts/text.ts'
import { SECOND, iso } from './clock.ts'
import { codeSent, hideMail } from './codes.ts'
import { cards, house, outside, userAccount, transferAll } from './ledger-accounts.ts'
import { random } from './random.ts'
import type { Move, WithdrawalRecord } from './records.ts'
import { changeTransaction, transactionAbout } from './transactions.ts'
import { units } from './units.ts'
import type { User, World } from './world.ts'

/** Times after the confirmation; a real backend may take `withdraw_delay` hours. */
const PROCESSING_AFTER = 4 * SECOND
const CONFIRMING_AFTER = 10 * SECOND
const ENDS_AFTER = 20 * SECOND

const FINAL: ReadonlySet<Withdrawal['status']> = new Set<Withdrawal['status']>(['done', 'rejected', 'cancelled', 'failed', 'expired'])

export const isFinal = (status: Withdrawal['status']): boolean => FINAL.has(status)

/** Brings every withdrawal of a user up to date: expires it without a code, or advances it. */
export const settleWithdrawals = (world: World, user: User, now: number): void => {
  for (const record of user.withdrawals.values()) {
    if (isFinal(record.view.status)) continue
    if (record.confirmed_at === null) {
      if (now >= record.expires) endWithdrawal(world, user, record, 'expired', record.expires)
      else record.view.code = codeView(user, record)
    } else advance(world, user, record, record.confirmed_at, now)
  }
}

const codeView = (user: User, record: WithdrawalRecord): Withdrawal['code'] => {
  const code = user.codes.get(record.purpose)
  return code ? codeSent(code, user.two_factor.confirmed ? 'app' : 'email', user.two_factor.confirmed ? null : hideMail(user.email)) : null
}

const advance = (world: World, user: User, record: WithdrawalRecord, since: number, now: number): void => {
  const { view } = record
  const passed = now - since
  if (passed >= ENDS_AFTER || (passed >= CONFIRMING_AFTER && record.ends === 'rejected')) {
    endWithdrawal(world, user, record, record.ends, since + (record.ends === 'rejected' ? CONFIRMING_AFTER : ENDS_AFTER))
  } else if (passed >= CONFIRMING_AFTER && view.method === 'wallet') {
    const confirmations = Math.floor(((passed - CONFIRMING_AFTER) / (ENDS_AFTER - CONFIRMING_AFTER)) * confirmationsRequired)
    show(world, user, record, { status: 'confirming', tx_hash: hashOf(view), confirmations, confirmations_required: confirmationsRequired })
  } else if (passed >= PROCESSING_AFTER) show(world, user, record, { status: 'processing' })
}

const hashOf = ({ id, created_at }: Withdrawal): string => `0x${random('withdrawal', id, created_at).hex(64)}`

/** Updates the fields that the withdrawal shares with its transaction. */
const show = (
  world: World,
  user: User,
  { view }: WithdrawalRecord,
  change: Pick<Transaction, 'status'> & Partial<Transaction & Withdrawal>,
): void => {
  Object.assign(view, change)
  const transaction = transactionAbout(world, user, view.id)
  if (!transaction) return
  view.transaction_id = transaction.id
  const { status, tx_hash, confirmations, confirmations_required, failure_reason, completed_at } = view
  changeTransaction(world, user, transaction.id, { status, tx_hash, confirmations, confirmations_required, failure_reason, completed_at })
}

/** What is reserved for a withdrawal: the amount, and the fee if it is paid in another token. */
export const movesOf = (user: User, view: Withdrawal): Move[] => {
  const moves = [{ from: userAccount(user, 'main', view.token), to: userAccount(user, 'locked', view.token), amount: units(view.amount) }]
  if (view.fee_token === view.token) return moves
  return [
    ...moves,
    { from: userAccount(user, 'main', view.fee_token), to: userAccount(user, 'locked', view.fee_token), amount: units(view.fee_amount) },
  ]
}

export const endWithdrawal = (
  world: World,
  user: User,
  record: WithdrawalRecord,
  status: 'done' | 'rejected' | 'failed' | 'cancelled' | 'expired',
  at: number,
): void => {
  const { view } = record
  user.codes.delete(record.purpose)
  if (status === 'done') {
    transferAll(world, at, 'withdrawal', [
      {
        from: userAccount(user, 'locked', view.token),
        to: view.method === 'card' ? cards(view.token) : outside(view.token),
        amount: units(view.net_amount),
      },
      { from: userAccount(user, 'locked', view.fee_token), to: house('fees', view.fee_token), amount: units(view.fee_amount) },
    ])
    const sent =
      view.method === 'wallet'
        ? { tx_hash: hashOf(view), confirmations: confirmationsRequired, confirmations_required: confirmationsRequired }
        : {}
    show(world, user, record, { status, code: null, completed_at: iso(at), ...sent })
    return
  }
  transferAll(
    world,
    at,
    `withdrawal ${status}`,
    record.reserved.map(({ from, to, amount }) => ({ from: to, to: from, amount })),
  )
  record.reserved = []
  const failure_reason = status === 'rejected' || status === 'failed' ? text(user.lang, 'money.refused') : null
  show(world, user, record, { status, code: null, completed_at: iso(at), failure_reason })
}

export const confirmed = (world: World, user: User, record: WithdrawalRecord, now: number, until: number): void => {
  record.confirmed_at = now
  show(world, user, record, { status: 'accepted', code: null, processed_until: iso(until) })
  const wallet = user.wallets.find(({ id }) => id === record.view.trusted_wallet_id)
  if (!wallet) return
  wallet.last_used_at = iso(now)
  wallet.withdrawals_count += 1
}

/** Amounts whose cents select the outcome: .66 is rejected, .67 fails in the network. */
export const endOf = (amount: string): WithdrawalRecord['ends'] => {
  const cents = /\.(\d{2})/.exec(amount)?.[1]
  return cents === '66' ? 'rejected' : cents === '67' ? 'failed' : 'done'
}
