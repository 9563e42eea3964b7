import { compoundGrowth } from '../../lib/compoundGrowth.ts'
import { chainDecimals } from '../../lib/decimals.ts'
import { add, isNegative, max, percentOf, roundDown, sub } from '../../lib/money.ts'

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
export const stepOfAmount = (amount: string): number => (amount === LEAST ? 0 : Number(amount) / AMOUNT_STEP)
export const rateAt = (step: number): string => String(step / 4)
export const stepOfRate = (rate: string): number => Number(rate) * 4

export const initial: Assumptions = { amount: '5000', months: 12, rate: '1', reinvest: true }

/** The step nearest to a rate, within the ruler's range. */
export const nearestRate = (percent: string): string => rateAt(Math.max(-rateSteps, Math.min(rateSteps, Math.round(Number(percent) * 4))))
