import { toSearch } from '../../paths.ts'
import { oneOf, readSearch } from '../../root/search-params.ts'
import type { Assumptions } from '#design-system/screens/uta/projection.ts'
import { amountAt, amountSteps, initial, monthSteps, rateAt, rateSteps } from '#design-system/screens/uta/projection.ts'

const amounts = new Set(Array.from({ length: amountSteps + 1 }, (_, step) => amountAt(step)))
const rates = new Set(Array.from({ length: 2 * rateSteps + 1 }, (_, step) => rateAt(step - rateSteps)))

const parsers = {
  amount: (raw: string) => (amounts.has(raw) ? raw : undefined),
  months: (raw: string) => (/^[1-9]\d?$/.test(raw) && Number(raw) <= monthSteps ? Number(raw) : undefined),
  rate: (raw: string) => (rates.has(raw) ? raw : undefined),
  reinvest: oneOf('no'),
}

/** The assumptions in the query string. Those that are missing, or not on the sliders' scales, are the initial ones. */
export function readCalculation(query: URLSearchParams): Assumptions {
  const { reinvest, ...scales } = readSearch(query, parsers)
  return { ...initial, ...scales, reinvest: reinvest !== 'no' }
}

/** Assumptions as a query string. */
export const writeCalculation = ({ reinvest, ...scales }: Assumptions): URLSearchParams =>
  toSearch({ amount: scales.amount, months: scales.months, rate: scales.rate, reinvest: reinvest ? null : 'no' })
