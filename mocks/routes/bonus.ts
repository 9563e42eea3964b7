import type { CurrentBonus } from '#sdk'
import { prices } from '../fixtures/market.ts'
import { MINIMUM_BONUS_EXCHANGE, exchangeableBonus } from '../rules/bonus.ts'
import { ok, authenticatedRoute } from '../server/route.ts'
import type { Operation } from '../server/route.ts'
import { userBalance } from '../world/ledger-accounts.ts'
import { decimal, times, units } from '../world/units.ts'
import type { User, World } from '../world/world.ts'

export const currentBonus = (world: World, user: User, now: number): CurrentBonus => {
  const balance = userBalance(world, user, 'bonus', 'MATU')
  const runs = user.bonus !== null && (user.bonus.expires_at === null || Date.parse(user.bonus.expires_at) > now)
  return {
    balance: decimal(balance),
    exchangeable: decimal(exchangeableBonus(world, user)),
    token: 'MATU',
    worth_usd: decimal(times(balance, units(prices.MATU))),
    exchange_to: ['USDT', 'BNB'],
    minimum_exchange: decimal(MINIMUM_BONUS_EXCHANGE),
    bonus: runs ? user.bonus : null,
  }
}

export const bonus: readonly Operation[] = [
  authenticatedRoute('GET', '/api/active-bonus/current', ({ world, now }, user) => ok(currentBonus(world, user, now))),
]
