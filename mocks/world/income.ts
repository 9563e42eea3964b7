import type { ReferralIncome, ReferralPeriod } from '#sdk'
import { DAY, HOUR, MINUTE, addMonths, dayOf, startOfDay, startOfMonth } from './clock.ts'
import type { TransactionDraft } from './records.ts'
import { random } from './random.ts'
import { lazily } from './world.ts'
import type { User, World } from './world.ts'
import { centsToDecimal } from './deals.ts'

const KINDS: readonly ReferralIncome['kind'][] = ['subscription', 'uta_result', 'leader_pool', 'promotion']

/** One day's referral income in hundredths of a MATU, by kind: the source of both the statistics and the transaction rows. */
interface DayIncome {
  day: number
  cents: readonly number[]
}

/**
 * A persona's earnings: in total, in the last fourteen days, and four days ago; the rest is distributed by the seed over `days`, which end with the day
 * after the first partner joined.
 */
const plans: Partial<Record<string, { total: number; fortnight: number; fourDaysAgo: number; days: number }>> = {
  trader: { total: 241860, fortnight: 18640, fourDaysAgo: 4275, days: 198 },
  leader: { total: 3268075, fortnight: 164230, fourDaysAgo: 12160, days: 700 },
  summer: { total: 12050, fortnight: 2150, fourDaysAgo: 640, days: 60 },
  secure: { total: 8400, fortnight: 900, fourDaysAgo: 0, days: 38 },
}

const dailyIncome = (world: World, user: User): DayIncome[] =>
  lazily(world, `income ${user.id}`, () => {
    const plan = user.persona === null ? undefined : plans[user.persona]
    if (!plan) return []
    const chance = random(world.seed, 'income', user.id)
    const today = startOfDay(world.born)
    const fortnight = spread(chance.next, plan.fortnight - plan.fourDaysAgo, 9)
    // One value per day for two months, before that one per week.
    const before = spread(chance.next, plan.total - plan.fortnight, plan.days - 14, (part) => (part < 48 ? 1 : part % 7 === 0 ? 7 : 0))
    const centsOf = (ago: number): number => (ago < 14 ? fortnight[ago - 5] : before[ago - 14]) ?? 0
    const none: DayIncome['cents'] = [0, 0, 0, 0]
    return Array.from({ length: plan.days }, (_, ago): DayIncome => {
      const day = today - ago * DAY
      if (ago < 4) return { day, cents: none }
      // The design mock-ups show the reward of four days ago as one row, from partners' subscriptions.
      if (ago === 4) return { day, cents: [plan.fourDaysAgo, 0, 0, 0] }
      return { day, cents: byKind(centsOf(ago), user.persona === 'leader') }
    }).toReversed()
  })

/** Time of day at which rewards are paid. */
const PAID = 10 * HOUR

/** The rewards of each day as transactions; those from partners' UTA in their own row. Together they equal the income to the last digit. */
export const rewardsOf = (world: World, user: User): TransactionDraft[] =>
  dailyIncome(world, user).flatMap(({ day, cents }) => {
    const uta = cents[KINDS.indexOf('uta_result')] ?? 0
    const reward = (type: 'referral_reward' | 'uta_referral_reward', amount: number, at: number): TransactionDraft[] =>
      amount === 0 ? [] : [{ at, type, account: 'bonus', token: 'MATU', amount: centsToDecimal(amount), count: amount % 4 || 4 }]
    return [...reward('referral_reward', total(cents) - uta, day + PAID), ...reward('uta_referral_reward', uta, day + PAID - MINUTE)]
  })

/** Splits `total` into `count` uneven weighted parts that add up to it. */
const spread = (next: () => number, total: number, count: number, weightOf = (_part: number): number => 1): number[] => {
  const weights = Array.from({ length: count }, (_, part) => (next() < 0.4 ? 0 : next() * weightOf(part)))
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const parts = weights.map((weight) => Math.floor((total * weight) / all))
  parts[count - 1] = (parts[count - 1] ?? 0) + total - parts.reduce((sum, part) => sum + part, 0)
  return parts
}

/** Splits a day's income by kind. Promotions get nothing here: promotion.ts pays their rewards, so a share here would count them twice. */
const byKind = (cents: number, withPools: boolean): number[] => {
  const subscription = Math.floor(cents * 0.33)
  const pool = withPools ? Math.floor(cents * 0.2) : 0
  return [subscription, cents - subscription - pool, pool, 0]
}

const kinds = (cents: readonly number[]): ReferralIncome[] =>
  KINDS.map((kind, index) => ({ kind, amount: centsToDecimal(cents[index] ?? 0) }))

const add = (days: readonly DayIncome[]): number[] => KINDS.map((_, index) => days.reduce((sum, day) => sum + (day.cents[index] ?? 0), 0))

const total = (cents: readonly number[]): number => cents.reduce((sum, part) => sum + part, 0)

/** The preceding Monday (ISO 8601 weeks). */
const startOfWeek = (moment: number): number => startOfDay(moment) - ((new Date(moment).getUTCDay() + 6) % 7) * DAY

export interface IncomeReport {
  income_total: string
  income_month: string
  income_week: string
  kinds: ReferralIncome[]
  days: ReferralPeriod[]
  weeks: ReferralPeriod[]
  months: ReferralPeriod[]
}

/** Days, weeks and months are sums of the same days, so that they always agree. */
export const incomeReport = (world: World, user: User, joined: readonly number[], now: number): IncomeReport => {
  const days = dailyIncome(world, user)
  const period = (from: number, to: number): ReferralPeriod => {
    const cents = add(days.filter(({ day }) => day >= from && day < to))
    return {
      starts_on: dayOf(from),
      ends_on: dayOf(to - DAY),
      income: centsToDecimal(total(cents)),
      kinds: kinds(cents),
      new_partners: joined.filter((moment) => moment >= from && moment < to).length,
    }
  }
  const today = startOfDay(now)
  const week = startOfWeek(now)
  const month = startOfMonth(now)
  const all = add(days)
  return {
    income_total: centsToDecimal(total(all)),
    income_month: period(month, addMonths(month, 1)).income,
    income_week: period(week, week + 7 * DAY).income,
    kinds: kinds(all),
    days: back(31, (ago) => period(today - ago * DAY, today - (ago - 1) * DAY)),
    weeks: back(12, (ago) => period(week - ago * 7 * DAY, week - (ago - 1) * 7 * DAY)),
    months: back(12, (ago) => period(addMonths(month, -ago), addMonths(month, 1 - ago))),
  }
}

/** Builds a list with the oldest entry first. */
const back = <T>(count: number, make: (ago: number) => T): T[] => Array.from({ length: count }, (_, index) => make(count - 1 - index))
