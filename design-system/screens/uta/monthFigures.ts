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

/** The month's days by weeks that begin on Monday; a week that reaches over its ends is cut there. */
export function weeksOf(days: readonly UtaDay[]): Week[] {
  const weeks: Week[] = []
  for (const { date, deals_closed, profit } of days) {
    const last = weeks.at(-1)
    if (last && weekday(date) !== 0) Object.assign(last, { to: date, deals: last.deals + deals_closed, profit: add(last.profit, profit) })
    else weeks.push({ from: date, to: date, deals: deals_closed, profit })
  }
  return weeks
}

/** What days or weeks come to together. */
export const totalOf = (parts: readonly { deals: number; profit: string }[]): { deals: number; profit: string } => ({
  deals: parts.reduce((sum, { deals }) => sum + deals, 0),
  profit: add(...parts.map(({ profit }) => profit)),
})

/** Every day of a month, also those that lie ahead. */
export function daysOf(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day)
  return days
}

/** The worst day where it lost something; a month without a losing day has none. */
export const largestLoss = ({ worst_day }: Pick<UtaMonthStatistics, 'worst_day'>): UtaDay | null =>
  worst_day && signOf(worst_day.profit) < 0 ? worst_day : null

/** The month before or after. */
export function monthBeside(month: string, by: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const moved = new Date(Date.UTC(year, number - 1 + by, 1))
  return moved.toISOString().slice(0, 7)
}

/** A course of balances as it would be without results: what is left of it is what was paid in and taken out. */
export function withoutResults(balances: readonly string[], results: readonly string[]): string[] {
  let sum = '0'
  return balances.map((balance, at) => {
    sum = add(sum, results[at] ?? '0')
    return sub(balance, sum)
  })
}

type Flows = Pick<UtaMonthStatistics, 'opening_balance' | 'days' | 'paid_in' | 'taken_out'>

/** What was paid in and taken out in a month, both positive. Where the server does not say: what its days changed by beside their results. */
export function flowsOf({ opening_balance, days, paid_in, taken_out }: Flows): { paidIn: string; takenOut: string } {
  const flows = days.map(({ balance, profit }, at) => sub(balance, days[at - 1]?.balance ?? opening_balance, profit))
  return {
    paidIn: paid_in ?? add('0', ...flows.filter((flow) => !isNegative(flow))),
    takenOut: taken_out ?? negate(add('0', ...flows.filter(isNegative))),
  }
}
