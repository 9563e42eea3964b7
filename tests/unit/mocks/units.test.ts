import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, isDecimal, over, overUp, percentOf, round, times, timesUp, units } from '#mocks/world/units.ts'

const amount = fc.bigInt({ min: -(10n ** 36n), max: 10n ** 36n })

describe('amounts of the simulator', () => {
  it('parse what they format, to the last of 18 decimals', () => {
    fc.assert(
      fc.property(amount, (value) => units(decimal(value)) === value),
      { numRuns: 1000 },
    )
  })

  it('are decimals that the contract allows', () => {
    fc.assert(
      fc.property(amount, (value) => /^-?(0|[1-9]\d*)(\.\d{1,18})?$/.test(decimal(value))),
      { numRuns: 1000 },
    )
  })

  it('reject exponents, nineteen decimals, separators and plus signs', () => {
    expect(['1e3', '0.0000000000000000001', '1,5', '+1', '', ' 1', '.5', '1.'].filter((text) => isDecimal(text))).toEqual([])
  })

  it('round credits down and charges up', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }), (a, b) => {
        expect(timesUp(a, b) - times(a, b)).toBeLessThanOrEqual(1n)
        expect(overUp(a, b) - over(a, b)).toBeLessThanOrEqual(1n)
        expect(times(over(a, b), b)).toBeLessThanOrEqual(a)
        expect(timesUp(overUp(a, b), b)).toBeGreaterThanOrEqual(a)
      }),
    )
  })

  it('round display values half away from zero', () => {
    expect(decimal(round(units('1.005'), 2), 2)).toBe('1.01')
    expect(decimal(round(units('-1.005'), 2), 2)).toBe('-1.01')
    expect(percentOf(units('1'), units('3'))).toBe('33.33')
    expect(percentOf(units('1'), 0n)).toBe('0')
  })
})
