/** Money in the simulator: integer units of 10^-18 as bigint, so that sums never round. In the API it is a decimal string. */
export type Units = bigint

const SCALE = 18
export const ONE: Units = 10n ** 18n

const DECIMAL = /^(-?)(\d{1,30})(?:\.(\d{1,18}))?$/

export const isDecimal = (text: unknown): text is string => typeof text === 'string' && DECIMAL.test(text)

/** `'1.5'` → 1500000000000000000n. Throws on anything that is not a plain decimal with at most 18 places. */
export const units = (text: string): Units => {
  const match = DECIMAL.exec(text)
  if (!match) throw new RangeError(`Not a decimal amount: ${text}`)
  const [, sign, whole = '0', fraction = ''] = match
  const value = BigInt(whole) * ONE + BigInt(fraction.padEnd(SCALE, '0') || '0')
  return sign ? -value : value
}

/** The inverse of `units`: no exponent, no trailing zeros beyond `places`. */
export const decimal = (value: Units, places = 0): string => {
  const sign = value < 0n ? '-' : ''
  const digits = (value < 0n ? -value : value).toString().padStart(SCALE + 1, '0')
  const whole = digits.slice(0, -SCALE)
  const fraction = digits.slice(-SCALE).replace(/0+$/, '').padEnd(places, '0')
  return fraction === '' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`
}

/** a × b, rounded towards zero: a spendable amount never exceeds the exact value. */
export const times = (a: Units, b: Units): Units => (a * b) / ONE

/** a × b, rounded up: an amount due is never less than the exact value. */
export const timesUp = (a: Units, b: Units): Units => divideUp(a * b, ONE)

/** a ÷ b, rounded towards zero. */
export const over = (a: Units, b: Units): Units => (a * ONE) / b

/** a ÷ b, rounded up. */
export const overUp = (a: Units, b: Units): Units => divideUp(a * ONE, b)

const divideUp = (a: bigint, b: bigint): bigint => (a > 0n === b > 0n && a % b !== 0n ? a / b + 1n : a / b)

/** Rounds to `places` decimals, half away from zero: for displayed figures, never for amounts that move. */
export const round = (value: Units, places: number): Units => {
  const step = 10n ** BigInt(SCALE - places)
  const half = value < 0n ? -step / 2n : step / 2n
  return ((value + half) / step) * step
}

export const sum = (values: Iterable<Units>): Units => {
  let total = 0n
  for (const value of values) total += value
  return total
}

export const percentOf = (part: Units, whole: Units, places = 2): string =>
  whole === 0n ? '0' : decimal(round(over(part * 100n, whole), places), places)
