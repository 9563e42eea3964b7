import { abs, add, compare, div, isNegative, isZero, max, min, mul, portion, position, roundDown, sub } from './money.ts'

/** The y axis of a chart: its ends and ticks as decimal strings, ascending. */
export type Scale = {
  bottom: string
  top: string
  ticks: readonly string[]
  /** Fraction digits the ticks need. */
  decimals: number
}

const magnitude = (value: string): number => {
  const [whole = '', fraction = ''] = abs(value).split('.')
  const digits = whole.replace(/^0+/, '')
  return digits ? digits.length - 1 : -(fraction.search(/[1-9]/) + 1)
}

const powerOfTen = (exponent: number): string => (exponent >= 0 ? `1${'0'.repeat(exponent)}` : `0.${'0'.repeat(-exponent - 1)}1`)

/** The multiple of `step` at or below a value. */
const floorTo = (value: string, step: string): string => {
  const whole = mul(roundDown(div(value, step), 0), step)
  return isNegative(value) && compare(whole, value) !== 0 ? sub(whole, step) : whole
}

function stepFor(range: string, most: number): string {
  const from = magnitude(range) - 1
  for (let exponent = from; ; exponent++) {
    for (const digit of ['1', '2', '2.5', '5']) {
      const step = mul(digit, powerOfTen(exponent))
      if (compare(mul(step, String(most)), range) >= 0) return step
    }
  }
}

export type ScaleOptions = {
  /** Includes zero, which bars need. */
  zero?: boolean
  /** Maximum number of steps between ticks. */
  steps?: number
}

/** An axis with round ticks that covers the given values. Exact: no value is converted to a float. */
export function scaleOf(values: readonly string[], { zero = false, steps = 3 }: ScaleOptions = {}): Scale {
  const [first = '0'] = values
  let low = values.reduce(min, zero ? min(first, '0') : first)
  let high = values.reduce(max, zero ? max(first, '0') : first)
  if (compare(low, high) === 0) {
    // Centre a constant series.
    const room = isZero(high) ? '1' : mul(powerOfTen(magnitude(high)), '0.1')
    if (zero || !isNegative(sub(low, room)) || isNegative(low)) low = zero ? low : sub(low, room)
    high = add(high, room)
  }
  const step = stepFor(sub(high, low), steps)
  const [bottom, end] = [floorTo(low, step), floorTo(high, step)]
  const top = compare(end, high) === 0 ? end : add(end, step)
  const ticks: string[] = []
  for (let tick = bottom; compare(tick, top) <= 0; tick = add(tick, step)) {
    ticks.push(tick)
  }
  return { bottom, top, ticks, decimals: step.split('.')[1]?.length ?? 0 }
}

/** Position of a value on the axis, 0 at the bottom and 1 at the top; for drawing. */
export const heightOn = ({ bottom, top }: Scale, value: string): number => position(value, bottom, top)

/** Signed distance of a value from zero as a fraction of the axis; for bars. */
export const reachOn = ({ bottom, top }: Scale, value: string): number =>
  (isNegative(value) ? -1 : 1) * portion(abs(value), sub(top, bottom))
