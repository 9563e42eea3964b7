import { userBalance } from '../world/ledger-accounts.ts'
import { units } from '../world/units.ts'
import type { Units } from '../world/units.ts'
import type { User, World } from '../world/world.ts'

export const MINIMUM_BONUS_EXCHANGE = units('10')

/** The balance without bonuses whose turnover is still missing. */
export const exchangeableBonus = (world: World, user: User): Units => {
  const balance = userBalance(world, user, 'bonus', 'MATU')
  const { bonus } = user
  if (!bonus || units(bonus.turnover_done) >= units(bonus.turnover_required)) return balance
  const bound = units(bonus.amount)
  return balance > bound ? balance - bound : 0n
}
