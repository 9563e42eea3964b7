import type { UserInsurance, UtaDeal } from '#sdk'
import { day as dayLength, dayIn, instant } from './dates.ts'
import { claimDays, endOf } from './insurance.ts'
import { add, compare, isNegative, min, negate, sub } from './money.ts'

/** What the closed deals of one covered day brought together. */
export interface CoveredDay {
  /** YYYY-MM-DD */
  date: string
  net: string
  /** Newest first. */
  deals: UtaDeal[]
}

/** The claimed days, from the first to the last. The terms set profits off against losses within them, so none in between is left out. */
export interface ClaimPeriod {
  from: string
  until: string
}

export interface Claim {
  deals: UtaDeal[]
  /** Net of profits; '0' if the days closed with a profit. */
  loss: string
  /** The loss up to the coverage limit. */
  amount: string
  /** The part of the loss above the limit. */
  above: string
  /** The last moment (ms) at which the claim can be filed. */
  fileBy: number
}

const filingTime = claimDays.open * dayLength

/** The moment (ms) at which the cover ends or ended; infinite if the server does not say. */
const coveredUntil = (policy: UserInsurance): number => {
  const end = endOf(policy)
  return end === null ? Number.POSITIVE_INFINITY : instant(end)
}

/**
 * The policies under which a deal may still be claimed for: the chosen one, the active one, then those that ended so recently that claims are
 * accepted. A policy of which it is not known when it covered is none of them.
 */
export const claimablePolicies = (policies: readonly UserInsurance[], now: number, chosen: string | null = null): UserInsurance[] =>
  policies
    .filter((policy) => {
      const end = coveredUntil(policy)
      return policy.starts_at !== undefined && (policy.is_active || (Number.isFinite(end) && end + filingTime >= now))
    })
    .sort((a, b) => rank(b, chosen) - rank(a, chosen) || coveredUntil(b) - coveredUntil(a))

const rank = ({ id, is_active }: UserInsurance, chosen: string | null): number =>
  id !== undefined && id === chosen ? 2 : is_active ? 1 : 0

/** Closed deals that a policy covers, by day, newest first. */
export function coveredDays({
  policy,
  deals,
  timeZone,
}: {
  policy: UserInsurance
  deals: readonly UtaDeal[]
  timeZone: string
}): CoveredDay[] {
  const start = policy.starts_at === undefined ? Number.POSITIVE_INFINITY : instant(policy.starts_at)
  const end = coveredUntil(policy)
  const days = new Map<string, UtaDeal[]>()
  for (const deal of deals) {
    if (deal.status !== 'closed' || deal.closed_at === null) continue
    const closed = instant(deal.closed_at)
    if (closed < start || closed > end) continue
    const date = dayIn(timeZone, closed)
    days.set(date, [...(days.get(date) ?? []), deal])
  }
  return [...days]
    .map(([date, list]) => ({ date, net: add('0', ...list.map(({ profit }) => profit)), deals: list.toSorted(newestFirst) }))
    .sort((a, b) => b.date.localeCompare(a.date))
}

const newestFirst = (a: UtaDeal, b: UtaDeal): number => closedAt(b) - closedAt(a)
const closedAt = ({ closed_at }: UtaDeal): number => (closed_at === null ? 0 : instant(closed_at))

/** Whether a period that ends with this day can still be claimed. */
export const isInTime = ({ deals: [last] }: CoveredDay, now: number): boolean => last !== undefined && closedAt(last) + filingTime >= now

const within = ({ from, until }: ClaimPeriod, date: string): boolean => from <= date && date <= until

/** What a period of days adds up to; `null` if no deal closed in it. `limit`: the coverage limit, `null` if it is not known. */
export function claimOf(days: readonly CoveredDay[], period: ClaimPeriod, limit: string | null): Claim | null {
  const claimed = days.filter(({ date }) => within(period, date))
  const deals = claimed.flatMap((day) => day.deals)
  const [last] = deals
  if (last === undefined) return null
  const net = add('0', ...claimed.map((day) => day.net))
  const loss = isNegative(net) ? negate(net) : '0'
  const amount = limit === null ? loss : min(loss, limit)
  return { deals, loss, amount, above: sub(loss, amount), fileBy: closedAt(last) + filingTime }
}

/** The period with the largest net loss among those that can still be claimed; the shortest of equal ones. `null` if none lost. */
export function worstPeriod(days: readonly CoveredDay[], now: number): ClaimPeriod | null {
  let worst: { net: string; period: ClaimPeriod } | null = null
  for (const [at, last] of days.entries()) {
    if (!isInTime(last, now)) break
    let net = '0'
    for (const first of days.slice(at)) {
      net = add(net, first.net)
      if (isNegative(net) && (worst === null || compare(net, worst.net) < 0))
        worst = { net, period: { from: first.date, until: last.date } }
    }
  }
  return worst?.period ?? null
}

/**
 * The period after a day was ticked or unticked. A day outside extends it, with all days between; one at its end is taken off; one inside ends the
 * period before that day. `null`: none is left.
 */
export function toggleDay(days: readonly CoveredDay[], period: ClaimPeriod | null, date: string): ClaimPeriod | null {
  if (period === null) return { from: date, until: date }
  if (date < period.from) return { from: date, until: period.until }
  if (date > period.until) return { from: period.from, until: date }
  const dates = days.map((day) => day.date).filter((one) => within(period, one))
  const rest = date === period.from ? dates.filter((one) => one > date) : dates.filter((one) => one < date)
  const [until] = rest
  const from = rest.at(-1)
  return from === undefined || until === undefined ? null : { from, until }
}

/** Names a claim in messages; the same claim has the same reference, whenever it is prepared. */
export const claimReference = ({ id }: UserInsurance, { from, until }: ClaimPeriod): string =>
  [id, from.replaceAll('-', ''), ...(until === from ? [] : [until.replaceAll('-', '')])].filter((part) => part !== undefined).join('-')
