// Coins and rulers as path data: plain arithmetic with the same result on server and client.
const f = (n: number) => String(Math.round(n * 100) / 100)

export type CoinShape = { rx: number; ry: number; h: number; ticks: number; width: number }

/** The side of a coin: the lower halves of two ellipses, joined. The centre of the upper face is 0, 0. */
export const coinSide = ({ rx, ry, h }: CoinShape) => `M${-rx} 0v${h}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-h}z`

/**
 * The reeds of a coin in perspective, as one filled path: denser and thinner towards the rim, by the cosine. A single path instead of one per
 * thickness, because a page shows up to twenty coins.
 */
export function coinReeds({ rx, ry, h, ticks, width }: CoinShape): string {
  let d = ''
  for (let i = 0; i <= ticks; i++) {
    const angle = -Math.PI / 2 + (Math.PI * i) / ticks
    if (Math.abs(Math.sin(angle)) > 0.995) continue
    const cosine = Math.cos(angle)
    const wide = Math.max(0.45, cosine * width)
    d += `M${f(rx * Math.sin(angle) - wide / 2)} ${f(ry * cosine + h * 0.12)}h${f(wide)}v${f(h * 0.76)}h${f(-wide)}z`
  }
  return d
}

type RulerShape = {
  x: number
  y: number
  step: number
  count: number
  length: number
  major?: { every: number; length: number }
  middle?: { every: number; length: number }
  /** Ticks along y, drawn to the right. */
  upright?: boolean
}

/** A ruler as one path: `count` intervals, so `count + 1` ticks. Negative lengths point up or left. */
export function ruler({ x, y, step, count, length, major, middle, upright = false }: RulerShape): string {
  let d = ''
  for (let i = 0; i <= count; i++) {
    const long = major && i % major.every === 0 ? major.length : middle && i % middle.every === 0 ? middle.length : length
    d += upright ? `M${f(x)} ${f(y + i * step)}h${f(long)}` : `M${f(x + i * step)} ${f(y)}v${f(long)}`
  }
  return d
}

/** Vertical reeds of any length: [x, top, bottom]. */
export const reedPath = (list: ReadonlyArray<readonly [number, number, number]>) =>
  list.map(([x, top, bottom]) => `M${f(x)} ${f(top)}V${f(bottom)}`).join('')
