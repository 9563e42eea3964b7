import { compoundGrowth } from '../../lib/compoundGrowth.ts'
import { add, chainDecimals, isNegative, max, percentOf, roundDown, sub } from '../../lib/money.ts'

export type Assumptions = {
  /** USDT. */
  amount: string
  months: number
  /** Result of one month in per cent, the same for each. */
  rate: string
  /** Gains stay in UTA, so that each month starts from the new balance; else they are taken out. */
  reinvest: boolean
}

/** What is taken off, from the preferences. */
export type Costs = {
  /** Once, at the refill, in USDT. */
  fee: string
  /** Part of each gain that goes to the reward programme, in per cent. */
  reward: string
}

export type Course = {
  /** What one would have after each month, the start first: the balance and what was taken out. */
  values: string[]
  end: string
  /** End less the amount that was put in. */
  gain: string
  /** What went to the reward programme. */
  shared: string
}

/** Month by month, as the account would go. Losses always stay: only a gain can be taken out or shared. */
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

// Steps of the rulers: what a reed is worth.
const AMOUNT_STEP = 250
const LEAST = '100'
export const amountSteps = 40
export const monthSteps = 24
/** To either side of zero, in quarters of a per cent. */
export const rateSteps = 20

export const amountAt = (step: number): string => (step === 0 ? LEAST : String(step * AMOUNT_STEP))
export const stepOfAmount = (amount: string): number => (amount === LEAST ? 0 : Number(amount) / AMOUNT_STEP)
export const rateAt = (step: number): string => String(step / 4)
export const stepOfRate = (rate: string): number => Number(rate) * 4

export const initial: Assumptions = { amount: '5000', months: 12, rate: '1', reinvest: true }

/** The reed next to a rate, within the ruler. */
export const nearestRate = (percent: string): string => rateAt(Math.max(-rateSteps, Math.min(rateSteps, Math.round(Number(percent) * 4))))
