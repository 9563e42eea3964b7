import type { Token, Transaction } from '#sdk'
import { confirmationsRequired, minimumDeposits } from '../fixtures/market.ts'
import { SECOND, iso } from './clock.ts'
import { outside, userAccount, transfer } from './ledger-accounts.ts'
import { random } from './random.ts'
import { addTransaction, changeTransaction } from './transactions.ts'
import { decimal, units } from './units.ts'
import type { Units } from './units.ts'
import type { User, World } from './world.ts'

/** A transfer to the user's address: one block per second, credited after the last confirmation. An amount below the minimum is not credited. */
export const receiveDeposit = (world: World, user: User, token: Token, amount: Units, now: number): Transaction => {
  const chance = random(world.seed, 'deposit', user.id, now, user.deposits.length)
  const transaction = addTransaction(world, user, {
    at: now,
    type: 'deposit',
    status: 'confirming',
    token,
    amount: decimal(amount),
    network: 'BSC',
    address: `0x${chance.hex(40)}`,
    tx_hash: `0x${chance.hex(64)}`,
    confirmations: 0,
    confirmations_required: confirmationsRequired,
    completed_at: null,
  })
  user.deposits.push({ transaction_id: transaction.id, token, amount, seen_at: now })
  return transaction
}

export const settleDeposits = (world: World, user: User, now: number): void => {
  for (const deposit of user.deposits) {
    const confirmations = Math.min(confirmationsRequired, Math.floor((now - deposit.seen_at) / SECOND))
    if (confirmations < confirmationsRequired) changeTransaction(world, user, deposit.transaction_id, { confirmations })
    else {
      const ended = deposit.seen_at + confirmationsRequired * SECOND
      const credited = deposit.amount >= units(minimumDeposits[deposit.token])
      if (credited) transfer(world, ended, 'deposit', outside(deposit.token), userAccount(user, 'main', deposit.token), deposit.amount)
      changeTransaction(world, user, deposit.transaction_id, {
        confirmations,
        status: credited ? 'done' : 'rejected',
        completed_at: iso(ended),
      })
      user.deposits = user.deposits.filter((one) => one !== deposit)
    }
  }
}
