import { describe, expect, it, test } from 'vitest'
import { insuranceTypes } from '#mocks/fixtures/market.ts'
import { samplesOf } from '#mocks/fixtures/samples.ts'
import { activePolicy, changeBy, coveredShare, earlierPolicies, endAfter, endOf, termOf } from '#design-system/lib/insurance.ts'

const now = Date.parse('2026-08-14T12:20:00Z')
const { insurances, utaBalance } = samplesOf('trader')
const [base, plus, full] = insuranceTypes
const running = insurances.find(({ is_active }) => is_active)!

test('a term counts its days: day n of N leaves N − n', () => {
  expect(termOf(running, now)).toEqual({ day: 14, days: 60, left: 46 })
  expect(termOf(running, Date.parse(running.starts_at))).toEqual({ day: 1, days: 60, left: 59 })
  expect(termOf(running, Date.parse(running.ends_at) + 1)).toEqual({ day: 60, days: 60, left: 0 })
})

describe('the covered share of the UTA balance', () => {
  it('is as much as the policy’s sum insured covers', () => {
    expect(coveredShare(running, { ...utaBalance, balance: '6240.18' }, plus)).toBe('80')
    expect(coveredShare(running, { ...utaBalance, balance: '100' }, plus)).toBe('100')
  })

  it('excludes the locked balance unless the type covers it', () => {
    const uta = { ...utaBalance, balance: '1000', locked: '400' }
    expect(coveredShare(running, uta, base)).toBe('60')
    expect(coveredShare(running, uta, plus)).toBe('100')
    expect(coveredShare(running, { ...uta, locked: '1200' }, base)).toBe('0')
  })

  it('is unknown without a balance, and depends on the sum alone for a removed type', () => {
    expect(coveredShare(running, { ...utaBalance, balance: '0' }, plus)).toBeNull()
    expect(coveredShare(running, { ...utaBalance, balance: '10000', locked: '9000' }, undefined)).toBe('50')
  })
})

test('missing values stay unknown: no term, no share, no end', () => {
  const bare = { is_active: true }
  expect(activePolicy([{ is_active: false }, bare])).toBe(bare)
  expect(termOf(bare, now)).toBeNull()
  expect(coveredShare(bare, utaBalance, undefined)).toBeNull()
  expect(endOf(bare)).toBeNull()
  expect(changeBy({ uuid: 'other' }, [bare], now)).toEqual({ kind: 'replaces', policy: bare, left: null })
  expect(endAfter({ uuid: 'other' }, { kind: 'begins' }, now)).toBeNull()
  expect(endAfter(plus!, { kind: 'extends', policy: bare }, now)).toBeNull()
  expect(earlierPolicies([{ is_active: false, id: 'undated' }, insurances[1]!]).map(({ id }) => id)).toEqual([insurances[1]!.id, 'undated'])
})

test('earlier policies are sorted newest first, and a stopped one ended when it was stopped', () => {
  const [, old] = insurances
  const cut = { ...old!, id: 'cut', ends_at: '2027-01-01T00:00:00Z', stopped_at: '2026-05-01T00:00:00Z' }
  expect(endOf(cut)).toBe('2026-05-01T00:00:00Z')
  expect(earlierPolicies([running, cut, old!]).map(({ id }) => id)).toEqual([old!.id, 'cut'])
})

test('buying a type starts, extends or replaces', () => {
  expect(changeBy(base!, [], now)).toEqual({ kind: 'begins' })
  expect(changeBy(plus!, insurances, now)).toEqual({ kind: 'extends', policy: running })
  expect(changeBy(full!, insurances, now)).toEqual({ kind: 'replaces', policy: running, left: 46 })
})

test('the same type continues from its end, another one starts now', () => {
  expect(endAfter(plus!, changeBy(plus!, insurances, now), now)).toBe(Date.parse(running.ends_at) + 60 * 86_400_000)
  expect(endAfter(full!, changeBy(full!, insurances, now), now)).toBe(now + 90 * 86_400_000)
})
