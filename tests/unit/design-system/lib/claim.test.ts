import { describe, expect, it, test } from 'vitest'
import type { UserInsurance, UtaDeal } from '#sdk'
import { claimOf, claimReference, claimablePolicies, coveredDays, toggleDay, worstPeriod } from '#design-system/lib/claim.ts'

const now = Date.parse('2026-11-27T13:05:00Z')
const policy: UserInsurance = {
  id: 'pol-7',
  is_active: true,
  name: 'Plus',
  coverage_amount: '5000',
  starts_at: '2026-11-14T09:00:00Z',
  ends_at: '2027-01-13T09:00:00Z',
  stopped_at: null,
}
const deal = (closed_at: string | null, profit: string): UtaDeal => ({
  id: `deal-${closed_at}-${profit}`,
  pair: 'BTC/USDT',
  side: 'long',
  status: closed_at === null ? 'open' : 'closed',
  entry_price: '1',
  exit_price: closed_at === null ? null : '1',
  current_price: null,
  size: '500',
  profit,
  profit_percent: '0',
  fee: '0.1',
  exit_reason: null,
  opened_at: '2026-11-10T00:00:00Z',
  closed_at,
})
const daysOf = (deals: UtaDeal[], timeZone = 'UTC') => coveredDays({ policy, deals, timeZone })

describe('covered days', () => {
  it('hold the closed deals of the policy’s term and what they brought, newest first', () => {
    const days = daysOf([
      deal('2026-11-24T10:43:00Z', '6.58'),
      deal('2026-11-24T09:38:00Z', '-6.36'),
      deal('2026-11-24T08:50:00Z', '-4.45'),
      deal('2026-11-25T08:50:00Z', '0.1'),
      deal(null, '-900'),
      deal('2026-11-14T08:59:59Z', '-900'),
    ])
    expect(days.map(({ date, net, deals }) => [date, net, deals.length])).toEqual([
      ['2026-11-25', '0.1', 1],
      ['2026-11-24', '-4.23', 3],
    ])
  })

  it('end with the policy, also where it was stopped before its end', () => {
    const stopped = { ...policy, is_active: false, stopped_at: '2026-11-24T09:00:00Z' }
    const deals = [deal('2026-11-24T08:59:00Z', '-1'), deal('2026-11-24T09:01:00Z', '-2')]
    expect(coveredDays({ policy: stopped, deals, timeZone: 'UTC' }).map(({ net }) => net)).toEqual(['-1'])
  })

  it('are those of the reader’s time zone', () => {
    const late = deal('2026-11-24T23:30:00Z', '-1')
    expect(daysOf([late], 'Europe/Berlin')[0]?.date).toBe('2026-11-25')
    expect(daysOf([late], 'UTC')[0]?.date).toBe('2026-11-24')
  })
})

describe('a claim', () => {
  const days = daysOf([deal('2026-11-24T10:43:00Z', '6.58'), deal('2026-11-24T09:38:00Z', '-10.81'), deal('2026-11-26T12:00:00Z', '2')])
  const one = { from: '2026-11-24', until: '2026-11-24' }

  it('is the loss net of profits, to the last digit', () => {
    expect(claimOf(days, one, '5000')).toMatchObject({ loss: '4.23', amount: '4.23', above: '0' })
    expect(claimOf(days, { from: '2026-11-24', until: '2026-11-26' }, '5000')).toMatchObject({ loss: '2.23' })
    const tenths = daysOf([deal('2026-11-24T10:00:00Z', '-0.1'), deal('2026-11-24T11:00:00Z', '-0.2')])
    expect(claimOf(tenths, one, null)?.loss).toBe('0.3')
    const small = daysOf([deal('2026-11-24T10:00:00Z', '-0.000000000000000001'), deal('2026-11-24T11:00:00Z', '-9007199254740993')])
    expect(claimOf(small, one, null)?.loss).toBe('9007199254740993.000000000000000001')
  })

  it('is at most the coverage limit', () => {
    expect(claimOf(days, one, '4')).toMatchObject({ loss: '4.23', amount: '4', above: '0.23' })
    expect(claimOf(days, one, '4.23')).toMatchObject({ amount: '4.23', above: '0' })
    expect(claimOf(days, one, null)).toMatchObject({ amount: '4.23', above: '0' })
  })

  it('is nothing if the days closed with a profit, and there is none without a deal', () => {
    expect(claimOf(days, { from: '2026-11-26', until: '2026-11-26' }, '5000')).toMatchObject({ loss: '0', amount: '0', above: '0' })
    expect(claimOf(days, { from: '2026-11-25', until: '2026-11-25' }, '5000')).toBeNull()
  })

  it('has to be filed within seven days of its last deal', () => {
    expect(claimOf(days, one, '5000')?.fileBy).toBe(Date.parse('2026-12-01T10:43:00Z'))
  })

  it('has one reference', () => {
    expect(claimReference(policy, one)).toBe('pol-7-20261124')
    expect(claimReference(policy, { from: '2026-11-24', until: '2026-11-26' })).toBe('pol-7-20261124-20261126')
    expect(claimReference({ is_active: true }, one)).toBe('20261124')
  })
})

describe('the days chosen at first', () => {
  it('are those with the largest net loss that can still be claimed', () => {
    const days = daysOf([
      deal('2026-11-16T12:00:00Z', '-5'),
      deal('2026-11-18T12:00:00Z', '-3'),
      deal('2026-11-22T12:00:00Z', '2'),
      deal('2026-11-23T12:00:00Z', '-4'),
      deal('2026-11-26T12:00:00Z', '1'),
    ])
    // Alone, the earlier losses are too old; a period that ends in time may include them.
    expect(worstPeriod(days, now)).toEqual({ from: '2026-11-16', until: '2026-11-23' })
    expect(worstPeriod(days, Date.parse('2026-12-02T00:00:00Z'))).toEqual({ from: '2026-11-16', until: '2026-11-26' })
  })

  it('are none if nothing was lost, or too long ago', () => {
    expect(worstPeriod(daysOf([deal('2026-11-23T12:00:00Z', '4')]), now)).toBeNull()
    expect(worstPeriod(daysOf([deal('2026-11-16T12:00:00Z', '-4')]), now)).toBeNull()
    expect(worstPeriod([], now)).toBeNull()
  })
})

test('ticking a day takes in all days between; unticking one shortens the period', () => {
  const days = daysOf(['21', '23', '24', '26'].map((date) => deal(`2026-11-${date}T12:00:00Z`, '-1')))
  const toggle = (period: [string, string] | null, date: string) => {
    const next = toggleDay(days, period && { from: `2026-11-${period[0]}`, until: `2026-11-${period[1]}` }, `2026-11-${date}`)
    return next && [next.from.slice(8), next.until.slice(8)]
  }
  expect(toggle(null, '24')).toEqual(['24', '24'])
  expect(toggle(['24', '24'], '21')).toEqual(['21', '24'])
  expect(toggle(['21', '21'], '26')).toEqual(['21', '26'])
  expect(toggle(['21', '26'], '21')).toEqual(['23', '26'])
  expect(toggle(['21', '26'], '26')).toEqual(['21', '24'])
  expect(toggle(['21', '26'], '24')).toEqual(['21', '23'])
  expect(toggle(['24', '24'], '24')).toBeNull()
})

test('a claim concerns the active policy, or one that ended less than seven days ago', () => {
  const ended = (id: string, ends_at: string): UserInsurance => ({ ...policy, id, is_active: false, ends_at })
  const list = [
    ended('old', '2026-11-20T13:00:00Z'),
    ended('recent', '2026-11-21T00:00:00Z'),
    policy,
    ended('last', '2026-11-25T00:00:00Z'),
  ]
  expect(claimablePolicies(list, now).map(({ id }) => id)).toEqual(['pol-7', 'last', 'recent'])
  // Nothing is known of when these cover.
  expect(claimablePolicies([{ is_active: true }, { is_active: false, starts_at: policy.starts_at! }], now)).toEqual([])
})
