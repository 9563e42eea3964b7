import { add, div, mul, roundDown } from './money.ts'

/** The balance after each month, at the same monthly result in per cent. */
export function compoundGrowth(amount: string, percent: string, months: number): string {
  const factor = add('1', div(percent, '100'))
  let sum = amount
  for (let month = 0; month < months; month++) sum = roundDown(mul(sum, factor), 18)
  return sum
}
