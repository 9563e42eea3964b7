import type { Fee } from './fees.ts'
import { netOf } from './fees.ts'
import { compare, div, isZero, mul, roundDown, roundUp } from './money.ts'

/** Worth of a test transfer in USD: enough to arrive after the fee, and little enough to lose. */
const WORTH = '10'
const MOST_DECIMALS = 8

/** A number that is easy to recognize when it arrives: whole, or with the first decimals that are not zero. Never less than the value. */
function easyNumber(value: string): string {
  let decimals = 0
  while (decimals < MOST_DECIMALS && isZero(roundDown(value, decimals))) decimals += 1
  return roundUp(value, decimals)
}

export type Tested = {
  /** A decimal string, in the token. */
  amount: string
  token: string
  /** USD per token; nothing is proposed without it. */
  price: string | undefined
  fee: Fee
  /** Worth in USD from which an amount is tested first. */
  from: string
}

/** The small amount to send before a large one; `null` if the amount is not large, or its worth is not known. */
export function testAmount({ amount, token, price, fee, from }: Tested): string | null {
  if (price === undefined || isZero(price) || compare(mul(amount, price), from) < 0) return null
  const small = easyNumber(div(WORTH, price))
  return compare(small, amount) < 0 && !isZero(netOf(small, token, fee)) ? small : null
}
