import Big from 'big.js'

// Amounts are decimal strings in transit and in memory; nothing here converts them to a float. Division keeps more digits than any token has and
// truncates the rest, so a division never overstates an amount.
const Exact = Big()
Exact.DP = 36
Exact.RM = Big.roundDown

const plain = (value: Big) => value.toFixed()

export const add = (...values: readonly string[]): string => plain(values.reduce((sum, value) => sum.plus(value), Exact(0)))
export const sub = (from: string, ...values: readonly string[]): string =>
  plain(values.reduce((rest, value) => rest.minus(value), Exact(from)))
export const mul = (a: string, b: string): string => plain(Exact(a).times(b))
/** `a / b`, truncated after 36 digits. Throws on division by zero. */
export const div = (a: string, b: string): string => plain(Exact(a).div(b))
export const negate = (value: string): string => (isZero(value) ? '0' : plain(Exact(value).times(-1)))
export const abs = (value: string): string => plain(Exact(value).abs())

export const compare = (a: string, b: string): -1 | 0 | 1 => Exact(a).cmp(b)
export const isZero = (value: string): boolean => Exact(value).eq(0)
export const isNegative = (value: string): boolean => Exact(value).lt(0)
export const signOf = (value: string): -1 | 0 | 1 => compare(value, '0')
export const min = (a: string, b: string): string => (compare(a, b) <= 0 ? a : b)
export const max = (a: string, b: string): string => (compare(a, b) >= 0 ? a : b)

/** Rounds towards zero, so that a spendable amount is never overstated. */
export const roundDown = (value: string, decimals: number): string => plain(Exact(value).round(decimals, Big.roundDown))

/** Rounds away from zero, so that a price or a fee is never understated. */
export const roundUp = (value: string, decimals: number): string => plain(Exact(value).round(decimals, Big.roundUp))

/** Rounds half away from zero: for shares, rates and axes, never for spendable amounts. */
export const round = (value: string, decimals: number): string => plain(Exact(value).round(decimals, Big.roundHalfUp))

/** Value of an amount at a price per unit. */
export const worth = (amount: string, price: string): string => mul(amount, price)

/** `part` of `whole` in per cent, rounded; '0' if `whole` is zero. */
export const share = (part: string, whole: string, decimals = 1): string =>
  isZero(whole) ? '0' : round(mul(div(part, whole), '100'), decimals)

/** `percent` per cent of an amount, exact. */
export const percentOf = (amount: string, percent: string): string => plain(Exact(amount).times(percent).times('0.01'))

/**
 * An amount in a contract's smallest units, exact: '1.5' with 18 decimals is '1500000000000000000'. Throws on digits beyond the contract's decimals,
 * which must not be truncated silently, and on negative amounts.
 */
export function toUnits(amount: string, decimals: number): string {
  const units = Exact(amount).times(Exact(10).pow(decimals))
  if (units.lt(0) || !units.eq(units.round(0, Big.roundDown))) throw new RangeError(`${amount} has no whole units of 10^-${decimals}`)
  return plain(units)
}

/** Position of a value between two ends, 0 to 1. Used for drawing only, so a number is acceptable. Values outside are clamped. */
export const position = (value: string, from: string, to: string): number => {
  if (compare(from, to) === 0) return 0
  const place = Exact(value).minus(from).div(Exact(to).minus(from)).toNumber()
  return Math.min(1, Math.max(0, place))
}

/** `part` of `whole` as a number between 0 and 1, for drawing. */
export const portion = (part: string, whole: string): number => position(part, '0', whole)
