import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, compare, round, sub } from '#design-system/lib/money.ts'
import {
  amountAt,
  amountSteps,
  projectBalance,
  initial,
  rateAt,
  rateSteps,
  stepOfAmount,
  stepOfRate,
  rateScale,
  withinScale,
} from '#design-system/screens/uta/projection.ts'
import { readCalculation, writeCalculation } from '#app/src/pages/uta/calculation.ts'

const free = { fee: '0', reward: '0' }
const real = { fee: '2.5', reward: '10' }
const year = { amount: '5000', months: 12, rate: '2.5', reinvest: true }

describe('the projected balance', () => {
  it('is the specified compound interest without deductions', () => {
    const { end, gain, values } = projectBalance(year, free)
    expect(round(end, 2)).toBe('6724.44')
    expect(round(gain, 2)).toBe('1724.44')
    expect(values).toHaveLength(13)
  })
  it('deducts the fee once and the reward share from every gain', () => {
    const { values, shared, gain, end } = projectBalance({ ...year, months: 1 }, real)
    expect(values).toEqual(['4997.5', '5109.94375'])
    expect(shared).toBe('12.49375')
    expect(gain).toBe('109.94375')
    expect(end).toBe('5109.94375')
  })
  it('keeps the initial level if gains are paid out, and losses in either case', () => {
    expect(projectBalance({ ...year, reinvest: false, months: 4 }, free).values).toEqual(['5000', '5125', '5250', '5375', '5500'])
    const falling = { ...year, rate: '-2.5' }
    expect(projectBalance({ ...falling, reinvest: false }, real)).toEqual(projectBalance(falling, real))
    expect(projectBalance(falling, real).shared).toBe('0')
  })
  it('never goes below zero and always adds up', () => {
    expect(projectBalance({ ...year, amount: '1' }, real).end).toBe('0')
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: amountSteps }),
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: -rateSteps, max: rateSteps }),
        fc.boolean(),
        (amount, months, rate, reinvest) => {
          const assumptions = { amount: amountAt(amount), months, rate: rateAt(rate), reinvest }
          const { values, end, gain } = projectBalance(assumptions, real)
          expect(add(assumptions.amount, gain)).toBe(add(end, '0'))
          expect(values.every((value) => compare(value, '0') >= 0)).toBe(true)
          expect(Math.sign(Number(sub(end, values[0]!)))).toBe(Math.sign(rate))
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('the search parameters of a projection', () => {
  it('contain the position of each slider', () => {
    for (let step = 0; step <= amountSteps; step++) {
      const one = { ...initial, amount: amountAt(step), rate: rateAt(step - rateSteps), reinvest: step % 2 === 0, months: 1 + (step % 24) }
      expect(readCalculation(new URLSearchParams(writeCalculation(one).toString()))).toEqual(one)
      expect([stepOfAmount(one.amount), stepOfRate(one.rate)]).toEqual([step, step - rateSteps])
    }
  })
  it('contain amounts and rates between the reeds, to the last digit', () => {
    const one = { ...initial, amount: '1234.567890123456789012', rate: '-0.37' }
    expect(readCalculation(new URLSearchParams(writeCalculation(one).toString()))).toEqual(one)
    expect([stepOfAmount(one.amount), stepOfRate(one.rate)]).toEqual([5, -1])
    expect([stepOfAmount('100'), stepOfAmount('10000'), stepOfRate('5'), stepOfRate('0')]).toEqual([0, amountSteps, rateSteps, 0])
  })
  it('ignore values that the rulers do not have', () => {
    for (const query of [
      '',
      'amount=1e9&months=999&rate=NaN',
      'amount=-100&months=0&rate=5.1',
      'amount=99.99&rate=1.234&months=25',
      'amount=0100&rate=-0&months=1e1',
      'amount=100.10&rate=+1',
      'amount=<script>&months=6.5&rate=Infinity&reinvest=',
    ]) {
      expect(readCalculation(new URLSearchParams(query))).toEqual(initial)
    }
    expect(['1.88', '-0.1', '99', '-99'].map((rate) => withinScale(rate, rateScale))).toEqual(['1.88', '-0.1', '5', '-5'])
  })
})
