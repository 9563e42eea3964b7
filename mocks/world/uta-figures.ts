import type { UtaBalance, UtaDay, UtaMonth, UtaMonthStatistics, UtaStatistics } from '#sdk'
import { preferences } from '../fixtures/market.ts'
import { DAY, addMonths, dayOf, iso, monthOf, startOfDay, startOfMonth } from './clock.ts'
import { centsToDecimal, makeDeals } from './deals.ts'
import type { DealPlan, DealRecord } from './deals.ts'
import { userBalance } from './ledger-accounts.ts'
import { decimal, over, percentOf, sum, times, units } from './units.ts'
import type { Units } from './units.ts'
import { lazily } from './world.ts'
import type { User, World } from './world.ts'

const TIMEZONE = 'UTC'

/** Monthly results in the design mock-ups, in cents, current month first. */
const TRADER_MONTHS = [21466, 10240, 17485, 19460, 8715, 14890, -5245, 16830, 6175, 13240, -4810, 9620]

const plans: Partial<Record<string, Omit<DealPlan, 'seed' | 'born'>>> = {
  trader: {
    lastNumber: 40218,
    months: TRADER_MONTHS,
    dealsPerMonth: 71,
    earlier: -4048,
    total: 10_000,
    earlierMonths: 24,
    withLatest: true,
  },
  leader: {
    lastNumber: 22110,
    months: [11840, 9020, 14410, -3120, 7250, 5600],
    dealsPerMonth: 64,
    earlier: 0,
    total: null,
    earlierMonths: 0,
    withLatest: false,
  },
  blocked: {
    lastNumber: 9120,
    months: [2210, 3140, -1290],
    dealsPerMonth: 40,
    earlier: 0,
    total: null,
    earlierMonths: 0,
    withLatest: false,
  },
  secure: {
    lastNumber: 7410,
    months: [3320, 2810, 4070, -1160],
    dealsPerMonth: 44,
    earlier: 0,
    total: null,
    earlierMonths: 0,
    withLatest: false,
  },
  summer: { lastNumber: 3050, months: [1890, 1200], dealsPerMonth: 36, earlier: 0, total: null, earlierMonths: 0, withLatest: false },
}

/** All UTA deals of a user, newest opening first. */
export const dealsOf = (world: World, user: User): DealRecord[] =>
  lazily(world, `deals ${user.id}`, () => {
    const plan = user.persona === null ? undefined : plans[user.persona]
    return plan ? makeDeals({ ...plan, seed: `${world.seed} ${user.id}`, born: world.born }) : []
  })

const inUnits = (cents: number): Units => BigInt(cents) * 10n ** 16n

interface Closed {
  at: number
  pair: string
  cents: number
}

const closedOf = (world: World, user: User): Closed[] =>
  lazily(world, `closed ${user.id}`, () =>
    dealsOf(world, user)
      .flatMap(({ closed, cents, deal }) => (closed === null ? [] : [{ at: closed, pair: deal.pair, cents }]))
      .toSorted((a, b) => a.at - b.at),
  )

const between = <T extends { at: number }>(items: readonly T[], from: number, to: number): T[] =>
  items.filter(({ at }) => at >= from && at < to)

const centsOf = (closed: readonly Closed[]): number => closed.reduce((total, { cents }) => total + cents, 0)

/** The balance just before a moment: the current one less all later results and flows. */
const balanceAt = (world: World, user: User, moment: number): Units => {
  const later = centsOf(closedOf(world, user).filter(({ at }) => at >= moment))
  const flows = sum(user.uta.flows.filter(({ at }) => at >= moment).map(({ amount }) => amount))
  const balance = userBalance(world, user, 'uta', 'USDT') - inUnits(later) - flows
  return balance > 0n ? balance : 0n
}

const percent = (cents: number, of: Units): string => decimal(units(percentOf(inUnits(cents), of)))

const dayFigures = (world: World, user: User, day: number): UtaDay => {
  const closed = between(closedOf(world, user), day, day + DAY)
  return {
    date: dayOf(day),
    profit: centsToDecimal(centsOf(closed)),
    profit_percent: percent(centsOf(closed), balanceAt(world, user, day)),
    balance: decimal(balanceAt(world, user, day + DAY)),
    deals_closed: closed.length,
  }
}

const range = (from: number, to: number): number[] => {
  const days: number[] = []
  for (let day = from; day < to; day += DAY) days.push(day)
  return days
}

/** The available balance: the total less the locked part or the part required by the balance rule, whichever is greater. */
export const utaAvailable = (world: World, user: User): Units => {
  const balance = userBalance(world, user, 'uta', 'USDT')
  const rule = times(balance, over(units(preferences.balance_rule_percent), units('100')))
  const locked = units(user.uta.locked)
  const stays = locked > rule ? locked : rule
  return balance > stays ? balance - stays : 0n
}

export const utaBalance = (world: World, user: User, now: number): UtaBalance => {
  const balance = userBalance(world, user, 'uta', 'USDT')
  const locked = units(user.uta.locked) < balance ? units(user.uta.locked) : balance
  const month = startOfMonth(now)
  const results = centsOf(between(closedOf(world, user), month, now + 1))
  const today = startOfDay(now)
  return {
    token_name: 'USDT',
    balance: decimal(balance),
    working: decimal(balance - locked),
    locked: decimal(locked),
    locked_until: user.uta.locked_until === null || locked === 0n ? null : iso(user.uta.locked_until),
    available: decimal(utaAvailable(world, user)),
    delegated: decimal(positive(sum(user.uta.flows.map(({ amount }) => amount)))),
    month: monthOf(now),
    month_profit: centsToDecimal(results),
    month_profit_percent: percent(results, balanceAt(world, user, month)),
    timezone: TIMEZONE,
    days: range(today - 29 * DAY, today + DAY).map((day) => dayFigures(world, user, day)),
    as_of: iso(now),
  }
}

const positive = (value: Units): Units => (value > 0n ? value : 0n)

/** One month, computed only from the deals closed in it. */
const monthStatistics = (world: World, user: User, month: string, now: number): UtaMonthStatistics => {
  const from = Date.parse(`${month}-01T00:00:00Z`)
  const to = addMonths(from, 1)
  const closed = between(closedOf(world, user), from, to)
  const days = from > now ? [] : range(from, Math.min(to, startOfDay(now) + DAY)).map((day) => dayFigures(world, user, day))
  const traded = days.filter(({ deals_closed }) => deals_closed > 0)
  const opening = balanceAt(world, user, from)
  const flows = between(user.uta.flows, from, to).map(({ amount }) => amount)
  const pairs = new Set(closed.map(({ pair }) => pair))
  return {
    month,
    opening_balance: decimal(opening),
    closing_balance: decimal(balanceAt(world, user, to)),
    paid_in: decimal(sum(flows.filter((amount) => amount > 0n))),
    taken_out: decimal(-sum(flows.filter((amount) => amount < 0n))),
    profit: centsToDecimal(centsOf(closed)),
    profit_percent: percent(centsOf(closed), opening),
    deals_closed: closed.length,
    deals_profitable: closed.filter(({ cents }) => cents > 0).length,
    deals_open: dealsOf(world, user).filter((deal) => deal.opened < to && (deal.closed === null ? from <= now : deal.closed >= to)).length,
    best_day: extreme(traded, (day, best) => day > best),
    worst_day: extreme(traded, (day, worst) => day < worst),
    days,
    pairs: [...pairs]
      .map((pair) => closed.filter((deal) => deal.pair === pair))
      .map((deals) => ({ pair: deals[0]?.pair ?? '', deals_closed: deals.length, cents: centsOf(deals) }))
      .toSorted((a, b) => b.cents - a.cents)
      .map(({ pair, deals_closed, cents }) => ({ pair, deals_closed, profit: centsToDecimal(cents) })),
  }
}

const extreme = (days: readonly UtaDay[], better: (one: Units, other: Units) => boolean): UtaDay | null =>
  days.reduce<UtaDay | null>((found, day) => (found === null || better(units(day.profit), units(found.profit)) ? day : found), null)

const monthInShort = (world: World, user: User, from: number): UtaMonth => {
  const closed = between(closedOf(world, user), from, addMonths(from, 1))
  return {
    month: monthOf(from),
    profit: centsToDecimal(centsOf(closed)),
    profit_percent: percent(centsOf(closed), balanceAt(world, user, from)),
    deals_closed: closed.length,
  }
}

export const utaStatistics = (world: World, user: User, month: string | null, now: number): UtaStatistics => {
  const first = user.uta.flows[0]?.at ?? null
  const present = startOfMonth(now)
  const since: number[] = []
  if (first !== null) for (let from = startOfMonth(first); from <= present; from = addMonths(from, 1)) since.push(from)
  return {
    timezone: TIMEZONE,
    updated_at: iso(now),
    first_month: monthOf(first ?? now),
    month: monthStatistics(world, user, month ?? monthOf(now), now),
    months: since.slice(-12).map((from) => monthInShort(world, user, from)),
    balances: since.map((from) => ({ month: monthOf(from), balance: decimal(balanceAt(world, user, addMonths(from, 1))) })),
  }
}
