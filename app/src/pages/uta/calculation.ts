import { toSearch } from '../../site/paths.ts'
import { oneOf, readSearch } from '../../hooks/search-params.ts'
import type { RulerScale } from '#design-system/forms/rulerNumber.ts'
import type { Assumptions } from '#design-system/screens/uta/projection.ts'
import { amountScale, initial, monthScale, rateScale, withinScale } from '#design-system/screens/uta/projection.ts'

/** A decimal string of a scale, written the one way that the calculator itself writes it. */
const on =
  (scale: RulerScale) =>
  (raw: string): string | undefined =>
    /^(-?[1-9]\d{0,5}|-?0)(\.\d*[1-9])?$/.test(raw) &&
    raw !== '-0' &&
    (raw.split('.')[1]?.length ?? 0) <= scale.decimals &&
    withinScale(raw, scale) === raw
      ? raw
      : undefined

const parsers = {
  amount: on(amountScale),
  months: (raw: string) => (on(monthScale)(raw) === undefined ? undefined : Number(raw)),
  rate: on(rateScale),
  reinvest: oneOf('no'),
}

/** The assumptions in the query string. Those that are missing, or not on the scales, are the initial ones. */
export function readCalculation(query: URLSearchParams): Assumptions {
  const { reinvest, ...scales } = readSearch(query, parsers)
  return { ...initial, ...scales, reinvest: reinvest !== 'no' }
}

/** Assumptions as a query string. */
export const writeCalculation = ({ reinvest, ...scales }: Assumptions): URLSearchParams =>
  toSearch({ amount: scales.amount, months: scales.months, rate: scales.rate, reinvest: reinvest ? null : 'no' })
