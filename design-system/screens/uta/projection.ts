import { compoundGrowth } from '../../lib/compoundGrowth.ts'
import type { RulerScale } from '../../forms/rulerNumber.ts'
import { chainDecimals } from '../../lib/decimals.ts'
import { add, isNegative, max, min, percentOf, portion, position, roundDown, sub } from '../../lib/money.ts'

export type Assumptions = {
  /** USDT. */
  amount: string
  months: number
  /** Monthly result in per cent, the same for each month. */
  rate: string
  /** Gains stay in UTA and compound; otherwise they are withdrawn. */
  reinvest: boolean
}

/** Deductions, from the preferences. */
export type Costs = {
  /** One-time refill fee, in USDT. */
  fee: string
  /** Share of each gain that goes to the reward programme, in per cent. */
  reward: string
}

export type Course = {
  /** The user's total at the start and after each month: balance plus withdrawn gains. */
  values: string[]
  end: string
  /** Final value less the initial amount. */
  gain: string
  /** Amount that went to the reward programme. */
  shared: string
}

/** Projects the balance month by month. Losses always reduce the balance: only gains can be withdrawn or shared. */
export function projectBalance({ amount, months, rate, reinvest }: Assumptions, { fee, reward }: Costs): Course {
  let balance = max(sub(amount, fee), '0')
  let taken = '0'
  let shared = '0'
  const values = [balance]
  for (let month = 0; month < months; month++) {
    const result = sub(compoundGrowth(balance, rate, 1), balance)
    const part = isNegative(result) ? '0' : roundDown(percentOf(result, reward), chainDecimals)
    const net = sub(result, part)
    shared = add(shared, part)
    if (reinvest || isNegative(net)) balance = add(balance, net)
    else taken = add(taken, net)
    values.push(add(balance, taken))
  }
  const end = values.at(-1) ?? '0'
  return { values, end, gain: sub(end, amount), shared }
}

// Steps of the rulers: value of one reed.
const AMOUNT_STEP = 250
const LEAST = '100'
export const amountSteps = 40
export const monthSteps = 24
/** Steps on either side of zero, in quarters of a per cent. */
export const rateSteps = 20

export const amountAt = (step: number): string => (step === 0 ? LEAST : String(step * AMOUNT_STEP))
/** The numbers that the rulers' fields take. */
export const amountScale: RulerScale = { from: LEAST, to: String(amountSteps * AMOUNT_STEP), decimals: chainDecimals }
export const monthScale: RulerScale = { from: '1', to: String(monthSteps), decimals: 0 }
export const rateScale: RulerScale = { from: String(-rateSteps / 4), to: String(rateSteps / 4), decimals: 2 }

/** The reeds nearest to the values. */
export const stepOfAmount = (amount: string): number => Math.round(portion(amount, amountScale.to) * amountSteps)
export const rateAt = (step: number): string => String(step / 4)
export const stepOfRate = (rate: string): number => Math.round(position(rate, rateScale.from, rateScale.to) * 2 * rateSteps) - rateSteps

export const initial: Assumptions = { amount: '5000', months: 12, rate: '1', reinvest: true }

/** The number itself, or the end of the scale that it lies beyond. */
export const withinScale = (value: string, { from, to }: RulerScale): string => max(from, min(to, value))
