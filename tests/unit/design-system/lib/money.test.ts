import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  compare,
  div,
  max,
  min,
  mul,
  negate,
  percentOf,
  portion,
  position,
  round,
  roundDown,
  share,
  sub,
  worth,
} from '#design-system/lib/money.ts'

/** Decimal strings with up to 18 digits after the point, as in responses. */
const decimal = fc.tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 30n })).map(([minus, units]) => {
  const text = units.toString().padStart(19, '0')
  const value = `${text.slice(0, -18)}.${text.slice(-18)}`
  return minus && units > 0n ? `-${value}` : value
})

const units = (value: string) => {
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.')
  return BigInt(whole + fraction.padEnd(18, '0')) * (value.startsWith('-') ? -1n : 1n)
}

describe('decimal arithmetic', () => {
  it('adds and subtracts without losing a unit', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(units(add(a, b))).toBe(units(a) + units(b))
        expect(units(sub(add(a, b), b))).toBe(units(a))
      }),
    )
  })
  it('uses no floating point', () => {
    expect(add('0.1', '0.2')).toBe('0.3')
    expect(mul('1234567890123456789.123456789', '3')).toBe('3703703670370370367.370370367')
    expect(add('0.000000000000000001', '1000000000000')).toBe('1000000000000.000000000000000001')
  })
  it('never returns exponential form', () => {
    expect(mul('0.000000000000000001', '0.1')).toBe('0.0000000000000000001')
    expect(mul('1000000000000', '1000000000000')).toBe('1000000000000000000000000')
  })
  it('compares as numbers, not as text', () => {
    expect(compare('10', '9')).toBe(1)
    expect(compare('1.0', '1')).toBe(0)
    expect([min('10', '9'), max('10', '9')]).toEqual(['9', '10'])
  })
  it('leaves the notation of the smaller and the larger one alone, and takes the first of two equal ones', () => {
    expect([min('1.0', '1'), max('1.0', '1')]).toEqual(['1.0', '1.0'])
    expect([min('1', '1.0'), max('1', '1.0')]).toEqual(['1', '1'])
    expect([min('9', '10'), max('9', '10')]).toEqual(['9', '10'])
  })
  it('has no minus zero', () => {
    expect(negate('0.00')).toBe('0')
    expect(negate('1.5')).toBe('-1.5')
  })
  it('rounds spendable amounts towards zero', () => {
    expect(roundDown('1.999999', 2)).toBe('1.99')
    expect(roundDown('-1.999999', 2)).toBe('-1.99')
    expect(round('1.995', 2)).toBe('2')
  })
  it('truncates a division', () => {
    expect(div('2', '3').slice(0, 8)).toBe('0.666666')
    expect(div('2', '3').endsWith('6')).toBe(true)
    expect(() => div('1', '0')).toThrow()
  })
  it('computes shares and worth', () => {
    expect(share('9127.822', '13081.32')).toBe('69.8')
    expect(share('1', '0')).toBe('0')
    expect(worth('8420.5', '1.084')).toBe('9127.822')
    expect(percentOf('250', '2.5')).toBe('6.25')
  })
  it('clamps a position to the ends of its scale', () => {
    expect(position('3500', '2000', '5000')).toBe(0.5)
    expect([position('-1', '0', '1'), position('2', '0', '1'), position('1', '1', '1')]).toEqual([0, 1, 0])
    expect(portion('1', '4')).toBe(0.25)
  })
  it('rejects what is not a number', () => {
    expect(() => add('1', 'abc')).toThrow()
    expect(() => add('1', '')).toThrow()
  })
})
