// Coins and rulers as path data: plain arithmetic, the same on the server and in the browser.
const f = (n: number) => String(Math.round(n * 100) / 100)

export type CoinShape = { rx: number; ry: number; h: number; ticks: number; width: number }

/** The coin's side: two ellipses' lower halves joined. The middle of the upper face is 0, 0. */
export const coinSide = ({ rx, ry, h }: CoinShape) => `M${-rx} 0v${h}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-h}z`

/**
 * The reeds of a coin seen from three quarters, as one path to fill: they crowd towards the rim and grow thinner with the cosine. One path and not
 * one for each thickness: a page shows a coin twenty times.
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

/** A ruler as one path: `count` intervals, so one tick more. Negative lengths point up or left. */
export function ruler({ x, y, step, count, length, major, middle, upright = false }: RulerShape): string {
  let d = ''
  for (let i = 0; i <= count; i++) {
    const long = major && i % major.every === 0 ? major.length : middle && i % middle.every === 0 ? middle.length : length
    d += upright ? `M${f(x)} ${f(y + i * step)}h${f(long)}` : `M${f(x + i * step)} ${f(y)}v${f(long)}`
  }
  return d
}

/** Upright reeds of any length: [x, top, bottom]. */
export const reedPath = (list: ReadonlyArray<readonly [number, number, number]>) =>
  list.map(([x, top, bottom]) => `M${f(x)} ${f(top)}V${f(bottom)}`).join('')
