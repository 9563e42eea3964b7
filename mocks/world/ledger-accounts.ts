import type { Token } from '#sdk'
import { account, balanceOf, move, post } from './ledger.ts'
import type { Leg } from './ledger.ts'
import type { Units } from './units.ts'
import type { User, World } from './world.ts'

/** Where a user's money can be: spendable, locked while in transit, in UTA, or in the bonus account. */
export type AccountKind = 'main' | 'locked' | 'uta' | 'bonus'

export const userAccount = (user: User, name: AccountKind, token: Token): string => account(`user:${user.id}`, name, token)

/** Counter-accounts: the network, bank cards, and the company's accounts for fees, market, sales, rewards and opening balances. */
export const outside = (token: Token): string => account('outside', 'BSC', token)
export const cards = (token: Token): string => account('outside', 'cards', token)
export const house = (desk: 'fees' | 'market' | 'sales' | 'rewards' | 'opening', token: Token): string => account('house', desk, token)

export const userBalance = (world: World, user: User, name: AccountKind, token: Token): Units =>
  balanceOf(world.ledger, userAccount(user, name, token))

export const transfer = (world: World, now: number, kind: string, from: string, to: string, amount: Units): void => {
  if (amount !== 0n) post(world.ledger, now, kind, move(from, to, amount))
}

export const transferAll = (
  world: World,
  now: number,
  kind: string,
  moves: readonly { from: string; to: string; amount: Units }[],
): void => {
  const legs: Leg[] = moves.filter(({ amount }) => amount !== 0n).flatMap(({ from, to, amount }) => move(from, to, amount))
  if (legs.length > 0) post(world.ledger, now, kind, legs)
}
