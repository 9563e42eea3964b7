import type { Balance, BalanceList } from '#sdk'
import { dayChangePercents, prices, tokens } from '../fixtures/market.ts'
import { ok, authenticatedRoute } from '../server/route.ts'
import type { Operation } from '../server/route.ts'
import { iso } from '../world/clock.ts'
import { userBalance } from '../world/ledger-accounts.ts'
import { decimal, over, percentOf, round, sum, times, units } from '../world/units.ts'
import type { Units } from '../world/units.ts'
import type { User, World } from '../world/world.ts'

const owned = (world: World, user: User, token: (typeof tokens)[number]): Units =>
  userBalance(world, user, 'main', token) + userBalance(world, user, 'locked', token)

const worthOf = (world: World, user: User, token: (typeof tokens)[number]): Units => times(owned(world, user, token), units(prices[token]))

export const totalWorth = (world: World, user: User): Units => sum(tokens.map((token) => worthOf(world, user, token)))

/** Change of the total in 24 hours, in USD: the change of prices, or the value shown in the persona's design mock-up. */
const dayChange = (world: World, user: User): Units => {
  if (user.day_change !== null) return units(user.day_change)
  const changes = tokens.map((token) => {
    const percent = units(dayChangePercents[token])
    return over(times(worthOf(world, user, token), percent), units('100') + percent)
  })
  return round(sum(changes), 2)
}

export const balanceList = (world: World, user: User, now: number): BalanceList => {
  const total = totalWorth(world, user)
  const change = dayChange(world, user)
  const data = tokens.map((token): Balance => ({
    token,
    network: 'BSC',
    available: decimal(userBalance(world, user, 'main', token)),
    locked: decimal(userBalance(world, user, 'locked', token)),
    price_usd: prices[token],
    price_change_24h_percent: dayChangePercents[token],
    worth_usd: decimal(worthOf(world, user, token)),
    share_percent: plain(percentOf(worthOf(world, user, token), total)),
  }))
  return {
    data,
    total_worth_usd: decimal(total),
    change_24h_usd: decimal(change),
    change_24h_percent: plain(percentOf(change, total - change)),
    as_of: iso(now),
  }
}

const plain = (text: string): string => decimal(units(text))

export const balances: readonly Operation[] = [
  authenticatedRoute('GET', '/api/balances', ({ world, now }, user) => ok(balanceList(world, user, now))),
]
