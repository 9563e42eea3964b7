import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare } from '#design-system/lib/money.ts'
import { heightOn, reachOn, scaleOf } from '#design-system/lib/scale.ts'
import { fitting } from '#design-system/components/charts/drawing/fitting.ts'

const amount = fc.tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.integer({ min: 0, max: 18 })).map(([units, decimals]) => {
  const digits = String(units < 0 ? -units : units).padStart(decimals + 1, '0')
  const text = decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits
  return units < 0n ? `-${text}` : text
})

describe('the scale of a chart', () => {
  it('has round values around a balance', () => {
    expect(scaleOf(['6037.52', '6240.18'])).toEqual({ bottom: '6000', top: '6300', ticks: ['6000', '6100', '6200', '6300'], decimals: 0 })
    expect(scaleOf(['4326.3', '6724.44'])).toMatchObject({ bottom: '4000', top: '7000', ticks: ['4000', '5000', '6000', '7000'] })
  })
  it('has a line at or above the tallest bar and below the deepest, and includes zero', () => {
    expect(scaleOf(['63', '-11'], { zero: true, steps: 4 })).toEqual({
      bottom: '-20',
      top: '80',
      ticks: ['-20', '0', '20', '40', '60', '80'],
      decimals: 0,
    })
    expect(scaleOf(['-3', '-1'], { zero: true })).toMatchObject({ bottom: '-3', top: '0' })
    expect(scaleOf([], { zero: true })).toMatchObject({ bottom: '0', top: '1' })
    expect(scaleOf(['0.004', '0.009'])).toMatchObject({ decimals: 3 })
  })
  it('centres a flat line, never below zero for values that cannot be negative', () => {
    const level = scaleOf(['5000', '5000'])
    expect(heightOn(level, '5000')).toBeGreaterThan(0.2)
    expect(heightOn(level, '5000')).toBeLessThan(0.9)
    expect(scaleOf(['0']).bottom).toBe('0')
  })
  it('contains every value, keeps few lines and stays sorted', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 40 }), fc.boolean(), (values, zero) => {
        const scale = scaleOf(values, { zero })
        for (const value of values) {
          expect(compare(scale.bottom, value)).toBeLessThanOrEqual(0)
          expect(compare(scale.top, value)).toBeGreaterThanOrEqual(0)
        }
        expect(scale.ticks.length).toBeLessThanOrEqual(6)
        expect(compare(scale.bottom, scale.top)).toBe(-1)
        if (zero) expect(reachOn(scale, scale.top) - reachOn(scale, scale.bottom)).toBeCloseTo(1, 9)
      }),
    )
  })
})

describe('axis labels', () => {
  const names = Array.from({ length: 12 }, (_, at) => ({ at, x: 14 + at * 24, label: 'Sept' }))
  it('are every second one counted from the current one, if not all fit', () => {
    expect(fitting(names, { from: -20, to: 320, first: 6 }).map(({ at }) => at)).toEqual([0, 2, 4, 6, 8, 10])
    expect(fitting(names, { from: -20, to: 320, first: undefined }).map(({ at }) => at)).toEqual([1, 3, 5, 7, 9, 11])
    expect(fitting(names, { from: -20, to: 280, first: 11 }).at(-1)?.anchor).toBe('end')
  })
  it('are all shown if there is room, and only the current one if there is none', () => {
    expect(
      fitting(
        names.map((one) => ({ ...one, x: one.at * 60 })),
        { from: 0, to: 700, first: undefined },
      ),
    ).toHaveLength(12)
    expect(
      fitting(
        names.map((one) => ({ ...one, x: one.at })),
        { from: 0, to: 12, first: 3 },
      ).map(({ at }) => at),
    ).toEqual([3])
  })
})
