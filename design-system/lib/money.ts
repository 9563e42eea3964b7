import Big from 'big.js'
import { lookUp } from './lookUp.ts'

// Amounts are decimal strings on the wire and in memory; nothing here ever becomes a float.
// Division keeps more digits than any token has, and cuts the rest: nobody is shown or given a unit that is not there.
const Exact = Big()
Exact.DP = 36
Exact.RM = Big.roundDown

/** Digits after the point that a token carries on BSC. */
export const chainDecimals = 18

const shown: Record<string, number> = { MATU: 4, BNB: 4, USDT: 2, USD: 2 }

/** Digits after the point that an amount of this token is shown with. */
export const displayDecimals = (token: string): number => lookUp(shown, token) ?? 4

const plain = (value: Big) => value.toFixed()

export const add = (...values: readonly string[]): string => plain(values.reduce((sum, value) => sum.plus(value), Exact(0)))
export const sub = (from: string, ...values: readonly string[]): string =>
  plain(values.reduce((rest, value) => rest.minus(value), Exact(from)))
export const mul = (a: string, b: string): string => plain(Exact(a).times(b))
/** `a / b`, cut after 36 digits. Throws on division by zero. */
export const div = (a: string, b: string): string => plain(Exact(a).div(b))
export const negate = (value: string): string => (isZero(value) ? '0' : plain(Exact(value).times(-1)))
export const abs = (value: string): string => plain(Exact(value).abs())

export const compare = (a: string, b: string): -1 | 0 | 1 => Exact(a).cmp(b)
export const isZero = (value: string): boolean => Exact(value).eq(0)
export const isNegative = (value: string): boolean => Exact(value).lt(0)
export const signOf = (value: string): -1 | 0 | 1 => compare(value, '0')
export const min = (a: string, b: string): string => (compare(a, b) <= 0 ? a : b)
export const max = (a: string, b: string): string => (compare(a, b) >= 0 ? a : b)

/** Rounded towards zero: what can be spent is never more than there is. */
export const roundDown = (value: string, decimals: number): string => plain(Exact(value).round(decimals, Big.roundDown))

/** Rounded half away from zero: for shares, rates and axes, never for what can be spent. */
export const round = (value: string, decimals: number): string => plain(Exact(value).round(decimals, Big.roundHalfUp))

/** What an amount is worth at a price per unit. */
export const worth = (amount: string, price: string): string => mul(amount, price)

/** `part` of `whole` in per cent, rounded; '0' where there is no whole. */
export const share = (part: string, whole: string, decimals = 1): string =>
  isZero(whole) ? '0' : round(mul(div(part, whole), '100'), decimals)

/** `percent` per cent of an amount, exact. */
export const percentOf = (amount: string, percent: string): string => plain(Exact(amount).times(percent).times('0.01'))

/**
 * An amount in a contract's smallest units, exact: '1.5' with 18 decimals is '1500000000000000000'. A digit beyond the contract's decimals
 * cannot be sent and is never cut silently, so it throws, as a negative amount does.
 */
export function toUnits(amount: string, decimals: number): string {
  const units = Exact(amount).times(Exact(10).pow(decimals))
  if (units.lt(0) || !units.eq(units.round(0, Big.roundDown))) throw new RangeError(`${amount} has no whole units of 10^-${decimals}`)
  return plain(units)
}

/**
 * Where a value stands between two ends, 0 to 1: a measure for drawing, so a number is right here. Outside values are held at the ends.
 */
export const position = (value: string, from: string, to: string): number => {
  if (compare(from, to) === 0) return 0
  const place = Exact(value).minus(from).div(Exact(to).minus(from)).toNumber()
  return Math.min(1, Math.max(0, place))
}

/** `part` of `whole` between 0 and 1, for drawing. */
export const portion = (part: string, whole: string): number => position(part, '0', whole)
