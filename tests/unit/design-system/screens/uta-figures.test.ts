import { describe, expect, it } from 'vitest'
import type { UtaDeal } from '#sdk'
import { add, signOf } from '#design-system/lib/money.ts'
import { monthBeside, monthsDown } from '#design-system/lib/dates.ts'
import { activeDealFilters, withDealFilter } from '#design-system/screens/uta/dealFilters.ts'
import { noDeals, sumOf } from '#design-system/screens/uta/dealSum.ts'
import { daysOf, flowsOf, largestLoss, totalOf, weeksOf, withoutResults } from '#design-system/screens/uta/monthFigures.ts'
import { span } from '#design-system/screens/uta/duration.ts'
import { samplesOf } from '#mocks/fixtures/samples.ts'

// The statistics are checked against the deals themselves, month by month and to the last digit.
describe.each(['trader', 'leader', 'blocked'] as const)('the statistics of %s match the deals', (persona) => {
  const { deals, statistics } = samplesOf(persona)
  const closedIn = (month: string): UtaDeal[] => deals.filter(({ closed_at }) => closed_at?.startsWith(month))
  const { months, first_month, balances } = statistics()

  it('the balances at month ends equal those of the months', () => {
    expect(balances?.map(({ month }) => month)).toEqual(monthsDown(first_month, months.at(-1)!.month).toReversed())
    for (const { month, balance } of balances ?? []) expect(statistics(month).month.closing_balance).toBe(balance)
  })

  it.each(monthsDown(first_month, months.at(-1)!.month))('in %s', (name) => {
    const closed = closedIn(name)
    const result = add('0', ...closed.map(({ profit }) => profit))
    const { month } = statistics(name)
    const weeks = weeksOf(month.days)
    expect({
      month: month.profit,
      count: month.deals_closed,
      gains: month.deals_profitable,
      days: add('0', ...month.days.map(({ profit }) => profit)),
      weeks: totalOf(weeks),
      pairs: add('0', ...month.pairs.map(({ profit }) => profit)),
      counted: month.pairs.reduce((sum, { deals_closed }) => sum + deals_closed, 0),
      list: sumOf(closed).result,
    }).toEqual({
      month: result,
      count: closed.length,
      gains: closed.filter(({ profit }) => signOf(profit) > 0).length,
      days: result,
      weeks: { deals: closed.length, profit: result },
      pairs: result,
      counted: closed.length,
      list: result,
    })
    for (const { date, profit, deals_closed } of month.days) {
      const that = closed.filter(({ closed_at }) => closed_at?.startsWith(date))
      expect([date, deals_closed, profit]).toEqual([date, that.length, add('0', ...that.map((deal) => deal.profit))])
    }
    const short = months.find(({ month: one }) => one === name)
    if (short) expect([short.profit, short.deals_closed]).toEqual([result, closed.length])
  })
})

describe('the weeks of a month', () => {
  const day = (date: string) => ({ date, profit: '1.1', profit_percent: '0', balance: '0', deals_closed: 2 })
  it('start on Monday and are cut off at its ends', () => {
    const weeks = weeksOf(daysOf('2026-08').map(day))
    expect(weeks.map(({ from, to }) => [from.slice(8), to.slice(8)])).toEqual([
      ['01', '02'],
      ['03', '09'],
      ['10', '16'],
      ['17', '23'],
      ['24', '30'],
      ['31', '31'],
    ])
    expect(totalOf(weeks)).toEqual({ deals: 62, profit: '34.1' })
  })
  it('handle February and adjacent months', () => {
    expect([daysOf('2024-02').length, daysOf('2026-02').length]).toEqual([29, 28])
    expect([monthBeside('2026-01', -1), monthBeside('2026-12', 1)]).toEqual(['2025-12', '2027-01'])
    expect(monthsDown('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
    expect(monthsDown('2026-03', '2026-02')).toEqual([])
  })
  it('have a largest loss only if there was a loss', () => {
    expect(largestLoss({ worst_day: null })).toBeNull()
    expect(largestLoss({ worst_day: { ...day('2026-08-01'), profit: '0.01' } })).toBeNull()
    expect(largestLoss({ worst_day: { ...day('2026-08-01'), profit: '-0.01' } })?.date).toBe('2026-08-01')
  })
})

describe('the sum of the loaded deals', () => {
  const { deals } = samplesOf('trader')
  it('separates open ones and grows with the list', () => {
    expect(sumOf([])).toBe(noDeals)
    const some = sumOf(deals.slice(0, 60))
    expect([some.count, some.open, some.running]).toEqual([60, 2, '2.26'])
    const more = sumOf(deals.slice(0, 180))
    expect(more.result).toBe(
      add(
        '0',
        ...deals
          .slice(0, 180)
          .filter(({ status }) => status === 'closed')
          .map(({ profit }) => profit),
      ),
    )
    // A shorter or another list with the same first row starts anew.
    expect(sumOf(deals.slice(0, 60))).toEqual(some)
    expect(sumOf([deals[0]!, ...deals.slice(100, 300)]).count).toBe(201)
    expect(sumOf(deals).count).toBe(10_000)
  })
})

it('filters are removed one by one', () => {
  expect(withDealFilter({ month: '2026-08' }, 'type', 'open')).toEqual({ month: '2026-08', type: 'open' })
  expect(withDealFilter({ month: '2026-08', type: 'open' }, 'type', 'all')).toEqual({ month: '2026-08' })
  expect(withDealFilter({ month: '2026-08' }, 'month', '')).toEqual({})
  expect(activeDealFilters({ type: 'all' })).toBe(0)
  expect(activeDealFilters({ type: 'open', pair: 'BTC/USDT' })).toBe(2)
})

it('a duration is shown in whole days, hours and minutes', () => {
  expect(span(8_460_000)).toEqual({ days: 0, hours: 2, minutes: 21 })
  expect(span(90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1 })
  expect(span(-1)).toEqual({ days: 0, hours: 0, minutes: 0 })
})

describe('deposits and withdrawals', () => {
  const day = (date: string, balance: string, profit: string) => ({ date, balance, profit, profit_percent: '0', deals_closed: 1 })
  const days = [day('2026-08-01', '1010', '10'), day('2026-08-02', '1305', '-5'), day('2026-08-03', '1207.5', '2.5')]

  it('are separate from the results of the days', () => {
    expect(flowsOf({ opening_balance: '1000', days })).toEqual({ paidIn: '300', takenOut: '100' })
    expect(flowsOf({ opening_balance: '1000', days: [] })).toEqual({ paidIn: '0', takenOut: '0' })
  })

  it('come from the server, which knows both directions of one day', () => {
    expect(flowsOf({ opening_balance: '1000', days, paid_in: '320', taken_out: '120' })).toEqual({ paidIn: '320', takenOut: '120' })
  })

  it('are what remains of a series without its results', () => {
    expect(
      withoutResults(
        days.map(({ balance }) => balance),
        days.map(({ profit }) => profit),
      ),
    ).toEqual(['1000', '1300', '1200'])
  })
})
