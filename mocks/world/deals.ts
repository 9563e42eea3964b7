import type { UtaDeal } from '#sdk'
import { latestClosedDeals, latestOpenDeals, pairs } from '../fixtures/deals.ts'
import { DAY, HOUR, MINUTE, addMonths, iso, startOfMonth } from './clock.ts'
import { random } from './random.ts'
import type { Random } from './random.ts'

/** A deal with the values that the server sorts and sums by. `cents` is the profit in hundredths of a USDT. */
export interface DealRecord {
  deal: UtaDeal
  opened: number
  closed: number | null
  cents: number
}

/**
 * The results of a user's deals by month, newest first; the first is the current month's result on its fourteenth day.
 * All deals before the listed months add up to `earlier` over `earlierDeals` deals.
 */
export interface DealPlan {
  seed: string
  born: number
  /** the highest deal number; deals are numbered backwards from it */
  lastNumber: number
  months: readonly number[]
  dealsPerMonth: number
  earlier: number
  /** number of all deals, including open ones; null: no deals before the listed months */
  total: number | null
  earlierMonths: number
  withLatest: boolean
}

const USUAL_MONTH = 13.5 * DAY

/** All deals of a plan, newest opening first. The same plan creates the same deals; sums are exact to the cent. */
export const makeDeals = (plan: DealPlan): DealRecord[] => {
  const drafts: Draft[] = plan.withLatest ? latestClosedDeals.map((deal) => fixedDraft(deal, plan.born)) : []
  const month = startOfMonth(plan.born)
  const elapsed = plan.born - month
  const begin = plan.withLatest ? plan.born - 68 * HOUR : plan.born - HOUR
  // the part of a result that a month is too short for goes to the previous month, so that the total is right
  let carried = 0
  plan.months.forEach((cents, age) => {
    const from = addMonths(month, -age)
    const end = addMonths(from, 1)
    const share = age === 0 ? elapsed / USUAL_MONTH : 1
    const fixed = sumOf(drafts.filter((draft) => draft.closed >= from && draft.closed < end))
    const targetCents = Math.round(cents * Math.min(1, share)) + (age === 0 ? 0 : carried)
    const count = Math.round((age === 0 ? 38 : plan.dealsPerMonth) * share) - fixed.count
    const made = monthOfDrafts(random(plan.seed, 'deals', plan.born, age), {
      from,
      to: Math.min(end, begin),
      count,
      target: targetCents - fixed.cents,
      scale: 1,
    })
    drafts.push(...made)
    carried = cents + (age === 0 ? 0 : carried) - fixed.cents - sumOf(made).cents
  })
  const open = plan.withLatest ? latestOpenDeals.length : 0
  const left = plan.total === null ? 0 : plan.total - open - drafts.length
  drafts.push(...earlierDrafts(plan, addMonths(month, -plan.months.length), left, plan.earlier + carried))
  const closed = drafts.toSorted((a, b) => a.opened - b.opened)
  const first = plan.lastNumber - closed.length + 1
  const chance = random(plan.seed, 'figures', plan.born)
  const records = closed.map((draft, index) => record(draft, first + index, chance))
  if (open > 0)
    records.push(...latestOpenDeals.map((deal, index) => openRecord(deal, plan.born, plan.lastNumber + open - index)).toReversed())
  return records.toSorted((a, b) => b.opened - a.opened)
}

const sumOf = (drafts: readonly Draft[]): { count: number; cents: number } => ({
  count: drafts.length,
  cents: drafts.reduce((sum, draft) => sum + draft.cents, 0),
})

interface Draft {
  pair: PairName
  side: 'long' | 'short'
  size: number
  opened: number
  closed: number
  cents: number
  fixed: { entry: string; exit: string } | null
}

type PairName = keyof typeof pairs

const fixedDraft = (deal: (typeof latestClosedDeals)[number], born: number): Draft => ({
  pair: deal.pair,
  side: deal.side,
  size: deal.size,
  opened: minute(born - deal.openedAgo),
  closed: minute(born - deal.closedAgo),
  cents: deal.cents,
  fixed: { entry: deal.entry, exit: deal.exit },
})

const minute = (moment: number): number => Math.floor(moment / MINUTE) * MINUTE

interface MonthOfDeals {
  from: number
  to: number
  count: number
  /** sum of the results, in cents */
  target: number
  /** size of the deals relative to today's */
  scale: number
}

/** `count` deals closed within [from, to) whose results add up to `target` to the cent; about six of ten are profitable. */
const monthOfDrafts = (chance: Random, { from, to, count, target, scale }: MonthOfDeals): Draft[] => {
  if (count <= 0 || to - from < 2 * HOUR) return []
  const gains = Math.max(1, Math.round(count * 0.6))
  const drafts = Array.from({ length: count }, (_, index): Draft => {
    const pair = pickPair(chance)
    const closed = minute(from + HOUR + chance.next() * (to - from - HOUR))
    const size = Math.max(10, Math.round(pairs[pair].size * scale))
    const percent = index < gains ? 0.6 + chance.next() * 2 : -(0.2 + chance.next() * 1.1)
    return {
      pair,
      side: chance.chance(0.6) ? 'long' : 'short',
      size,
      opened: minute(closed - (20 + chance.next() * 400) * MINUTE),
      closed,
      cents: Math.round(size * percent),
      fixed: null,
    }
  })
  settleTo(drafts, target)
  return drafts
}

const pickPair = (chance: Random): PairName => {
  const roll = chance.next()
  if (roll < 0.37) return 'BTC/USDT'
  if (roll < 0.61) return 'ETH/USDT'
  if (roll < 0.82) return 'BNB/USDT'
  return roll < 0.95 ? 'SOL/USDT' : 'XRP/USDT'
}

/** Scales the profits (or the losses) until the sum is right, and adds the remaining cents to the largest. */
const settleTo = (drafts: Draft[], target: number): void => {
  const up = drafts.filter((draft) => draft.cents > 0)
  const down = drafts.filter((draft) => draft.cents <= 0)
  const gained = up.reduce((sum, draft) => sum + draft.cents, 0)
  const lost = -down.reduce((sum, draft) => sum + draft.cents, 0)
  const needed = target + lost
  const stretched = needed > gained * 0.3 ? up : down
  const factor = stretched === up ? needed / Math.max(1, gained) : (gained - target) / Math.max(1, lost)
  for (const draft of stretched) draft.cents = Math.round(draft.cents * factor)
  const largest = drafts.reduce((best, draft) => (Math.abs(draft.cents) > Math.abs(best.cents) ? draft : best))
  largest.cents += target - drafts.reduce((sum, draft) => sum + draft.cents, 0)
}

/** The years before: many small deals whose monthly results vary and add up to `earlier`. */
const earlierDrafts = (plan: DealPlan, end: number, count: number, cents: number): Draft[] => {
  const chance = random(plan.seed, 'earlier', plan.born)
  const drafts: Draft[] = []
  let left = count
  let owed = cents
  for (let age = 1; age <= plan.earlierMonths; age += 1) {
    const last = age === plan.earlierMonths
    const deals = last ? left : Math.round(count / plan.earlierMonths)
    const target = last ? owed : Math.round((chance.next() - 0.5) * 6000)
    drafts.push(...monthOfDrafts(chance, { from: addMonths(end, -age), to: addMonths(end, 1 - age), count: deals, target, scale: 0.12 }))
    left -= deals
    owed -= target
  }
  return drafts
}

const priceAt = (pair: PairName, draft: Draft, chance: Random): number => {
  const { price } = pairs[pair]
  const swing = Math.sin(draft.opened / (9 * DAY)) * 0.012 + Math.sin(draft.opened / (61 * DAY)) * 0.05
  return price * (1 + swing + (chance.next() - 0.5) * 0.01)
}

const record = (draft: Draft, number: number, chance: Random): DealRecord => {
  const { places } = pairs[draft.pair]
  const entry = draft.fixed ? Number(draft.fixed.entry) : priceAt(draft.pair, draft, chance)
  const direction = draft.side === 'long' ? 1 : -1
  const exit = draft.fixed?.exit ?? plain((entry * (1 + (direction * draft.cents) / 100 / draft.size)).toFixed(places))
  const percent = (draft.cents / draft.size).toFixed(2)
  const gained = draft.cents > 0
  return {
    opened: draft.opened,
    closed: draft.closed,
    cents: draft.cents,
    deal: {
      id: `deal-${String(number)}`,
      pair: draft.pair,
      side: draft.side,
      status: 'closed',
      entry_price: draft.fixed ? plain(draft.fixed.entry) : plain(entry.toFixed(places)),
      exit_price: plain(exit),
      current_price: null,
      size: String(draft.size),
      profit: centsToDecimal(draft.cents),
      profit_percent: plain(percent),
      fee: centsToDecimal(Math.round(draft.size * 0.08)),
      exit_reason: gained ? (chance.chance(0.8) ? 'take_profit' : 'signal') : chance.chance(0.7) ? 'stop_loss' : 'time_limit',
      opened_at: iso(draft.opened),
      closed_at: iso(draft.closed),
    },
  }
}

const openRecord = (deal: (typeof latestOpenDeals)[number], born: number, number: number): DealRecord => ({
  opened: minute(born - deal.openedAgo),
  closed: null,
  cents: deal.cents,
  deal: {
    id: `deal-${String(number)}`,
    pair: deal.pair,
    side: deal.side,
    status: 'open',
    entry_price: plain(deal.entry),
    exit_price: null,
    current_price: plain(deal.now),
    size: String(deal.size),
    profit: centsToDecimal(deal.cents),
    profit_percent: plain((deal.cents / deal.size).toFixed(2)),
    fee: centsToDecimal(Math.round(deal.size * 0.04)),
    exit_reason: null,
    opened_at: iso(minute(born - deal.openedAgo)),
    closed_at: null,
  },
})

/** Without trailing zeros, like every decimal of the API. */
const plain = (text: string): string => {
  const trimmed = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return trimmed === '-0' ? '0' : trimmed
}

export const centsToDecimal = (cents: number): string => plain((cents / 100).toFixed(2))
