import { describe, expect, it } from 'vitest'
import { activeFilters, periodOf, withFilter, withPeriod } from '#design-system/screens/trade/transactionFilters.ts'

const today = '2026-08-14'

describe('transaction filters', () => {
  it('count both dates as one filter', () => {
    expect(activeFilters({})).toBe(0)
    expect(activeFilters({ token: 'BNB', date_from: '2026-07-01', date_to: '2026-08-01' })).toBe(2)
  })
  it('recognise the last days, including today', () => {
    expect(withPeriod({}, '7', today)).toEqual({ date_from: '2026-08-08' })
    for (const period of ['always', '7', '30', '90', 'own'] as const) expect(periodOf(withPeriod({}, period, today), today)).toBe(period)
  })
  it('keep the other filters when the period changes', () => {
    expect(withPeriod({ token: 'BNB', date_from: '2026-07-01', date_to: '2026-08-01' }, 'always', today)).toEqual({ token: 'BNB' })
    expect(withPeriod({ date_from: '2026-07-01', date_to: '2026-07-02' }, '30', today)).toEqual({ date_from: '2026-07-16' })
  })
  it('remove a filter by an empty value', () => {
    expect(withFilter({ token: 'BNB', type: 'bonus' }, 'token', '')).toEqual({ type: 'bonus' })
    expect(withFilter({}, 'token', 'MATU')).toEqual({ token: 'MATU' })
  })
})
