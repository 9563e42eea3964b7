import type { UtaDay, UtaMonthStatistics } from '#sdk'
import { addDays } from '../../lib/dates.ts'
import { add, isNegative, negate, signOf, sub } from '../../lib/money.ts'

export type Week = {
  /** First and last day of the week within the month: YYYY-MM-DD. */
  from: string
  to: string
  deals: number
  profit: string
}

// 0 for Monday.
const weekday = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/** The month's days by weeks starting on Monday; weeks are cut at the ends of the month. */
export function weeksOf(days: readonly UtaDay[]): Week[] {
  const weeks: Week[] = []
  for (const { date, deals_closed, profit } of days) {
    const last = weeks.at(-1)
    if (last && weekday(date) !== 0) Object.assign(last, { to: date, deals: last.deals + deals_closed, profit: add(last.profit, profit) })
    else weeks.push({ from: date, to: date, deals: deals_closed, profit })
  }
  return weeks
}

/** Total of days or weeks. */
export const totalOf = (parts: readonly { deals: number; profit: string }[]): { deals: number; profit: string } => ({
  deals: parts.reduce((sum, { deals }) => sum + deals, 0),
  profit: add(...parts.map(({ profit }) => profit)),
})

/** Every day of a month, including future ones. */
export function daysOf(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day)
  return days
}

/** The largest loss of a day; a month without a losing day has none. */
export const largestLoss = ({ worst_day }: Pick<UtaMonthStatistics, 'worst_day'>): UtaDay | null =>
  worst_day && signOf(worst_day.profit) < 0 ? worst_day : null

/** A balance series without the results: what remains are deposits and withdrawals. */
export function withoutResults(balances: readonly string[], results: readonly string[]): string[] {
  let sum = '0'
  return balances.map((balance, at) => {
    sum = add(sum, results[at] ?? '0')
    return sub(balance, sum)
  })
}

type Flows = Pick<UtaMonthStatistics, 'opening_balance' | 'days' | 'paid_in' | 'taken_out'>

/** Deposits and withdrawals of a month, both positive. If the server does not send them: the daily changes that are not results. */
export function flowsOf({ opening_balance, days, paid_in, taken_out }: Flows): { paidIn: string; takenOut: string } {
  const flows = days.map(({ balance, profit }, at) => sub(balance, days[at - 1]?.balance ?? opening_balance, profit))
  return {
    paidIn: paid_in ?? add('0', ...flows.filter((flow) => !isNegative(flow))),
    takenOut: taken_out ?? negate(add('0', ...flows.filter(isNegative))),
  }
}
