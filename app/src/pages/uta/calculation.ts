import type { Assumptions } from '#design-system/screens/uta/projection.ts'
import { amountAt, amountSteps, initial, monthSteps, rateAt, rateSteps } from '#design-system/screens/uta/projection.ts'

const amounts = new Set(Array.from({ length: amountSteps + 1 }, (_, step) => amountAt(step)))
const rates = new Set(Array.from({ length: 2 * rateSteps + 1 }, (_, step) => rateAt(step - rateSteps)))

/** A calculation from the address. What is not on the rulers is as at the beginning. */
export function readCalculation(query: URLSearchParams): Assumptions {
  const [amount, rate] = [query.get('amount') ?? '', query.get('rate') ?? '']
  const months = /^\d{1,2}$/.test(query.get('months') ?? '') ? Number(query.get('months')) : 0
  return {
    amount: amounts.has(amount) ? amount : initial.amount,
    months: months >= 1 && months <= monthSteps ? months : initial.months,
    rate: rates.has(rate) ? rate : initial.rate,
    reinvest: query.get('reinvest') !== 'no',
  }
}

/** The address of a calculation: the same one always the same. */
export const writeCalculation = ({ amount, months, rate, reinvest }: Assumptions): URLSearchParams =>
  new URLSearchParams({ amount, months: String(months), rate, ...(!reinvest && { reinvest: 'no' }) })
