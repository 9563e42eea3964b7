import { text } from '../texts/text.ts'
import type { Locale } from '../texts/text.ts'
import { SECOND, iso } from './clock.ts'
import { userBalance, house, userAccount, transfer, transferAll } from './ledger-accounts.ts'
import type { Delegation } from './records.ts'
import { changeTransaction } from './transactions.ts'
import { decimal, units } from './units.ts'
import { nextId } from './world.ts'
import type { User, World } from './world.ts'

/** Takes seconds here; may take a day in production. */
export const UTA_WITHDRAWAL_TAKES = 20 * SECOND
const ACCEPTED_FOR = 5 * SECOND

/** Completes a refill: the money arrives in UTA and the fee is charged; or it fails and everything is refunded. */
export const finishDelegation = (world: World, user: User, delegation: Delegation, now: number, locale: Locale): void => {
  const { view } = delegation
  view.completed_at = iso(now)
  view.id = nextId(world, 'del')
  if (delegation.fails) {
    transferAll(
      world,
      now,
      'uta refill returned',
      delegation.reserved.map(({ from, to, amount }) => ({ from: to, to: from, amount })),
    )
    view.status = 'failed'
    view.failure_reason = text(locale, 'money.refused')
  } else {
    transferAll(world, now, 'uta refill', [
      { from: userAccount(user, 'locked', 'USDT'), to: userAccount(user, 'uta', 'USDT'), amount: units(view.net_amount) },
      { from: userAccount(user, 'locked', view.fee_token), to: house('fees', view.fee_token), amount: units(view.fee_amount) },
    ])
    view.status = 'done'
    user.uta.flows.push({ at: now, amount: units(view.net_amount) })
    view.balance_after = decimal(userBalance(world, user, 'uta', 'USDT'))
  }
  if (view.transaction_id === null) return
  changeTransaction(world, user, view.transaction_id, {
    status: view.status,
    failure_reason: view.failure_reason,
    completed_at: view.completed_at,
  })
}

/** Completes withdrawals from UTA: the money arrives in the assets. */
export const settleUtaWithdrawals = (world: World, user: User, now: number): void => {
  for (const record of user.uta.withdrawals) {
    const { view } = record
    if (view.status === 'done') continue
    if (now >= record.done_at) {
      transfer(
        world,
        now,
        'uta withdrawal done',
        userAccount(user, 'locked', 'USDT'),
        userAccount(user, 'main', 'USDT'),
        units(view.net_amount),
      )
      view.status = 'done'
      changeTransaction(world, user, view.transaction_id, { status: 'done', completed_at: iso(record.done_at) })
    } else if (now >= Date.parse(view.created_at) + ACCEPTED_FOR && view.status === 'accepted') {
      view.status = 'processing'
      changeTransaction(world, user, view.transaction_id, { status: 'processing' })
    }
  }
}
