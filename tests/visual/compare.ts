import type { Picture } from './png.ts'
import { blank } from './png.ts'

/** Half as wide and high, each pixel the mean of four: a quarter of the size, and a shift by one pixel still shows. */
export function halve({ width, height, data }: Picture): Picture {
  const small = blank(Math.ceil(width / 2), Math.ceil(height / 2))
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0
        for (const [dx, dy] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const)
          sum += data[(Math.min(y * 2 + dy, height - 1) * width + Math.min(x * 2 + dx, width - 1)) * 3 + channel]!
        small.data[(y * small.width + x) * 3 + channel] = sum >> 2
      }
  return small
}

/** Pictures side by side, on white. */
export function sideBySide(pictures: readonly Picture[]): Picture {
  const sheet = blank(
    pictures.reduce((sum, { width }) => sum + width, 0),
    Math.max(...pictures.map(({ height }) => height)),
  )
  let left = 0
  for (const { width, height, data } of pictures) {
    for (let y = 0; y < height; y += 1) sheet.data.set(data.subarray(y * width * 3, (y + 1) * width * 3), (y * sheet.width + left) * 3)
    left += width
  }
  return sheet
}

const rounded = (value: number, bits: number): number => {
  const steps = 2 ** bits - 1
  return Math.round((Math.round((value * steps) / 255) * 255) / steps)
}

const MOST = 256

const countsOf = (data: Uint8Array): Map<number, number> => {
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return counts
}

const apart = (one: number, other: number): number =>
  ((one >> 16) - (other >> 16)) ** 2 + (((one >> 8) & 255) - ((other >> 8) & 255)) ** 2 + ((one & 255) - (other & 255)) ** 2

/** As few colours as a palette holds: a little rounded, then the rarest become the nearest of the others. The same picture gives the same palette. */
export function simplify({ width, height, data }: Picture): Picture {
  const table = Uint8Array.from({ length: 256 }, (_, value) => rounded(value, 5))
  const fewer = data.map((value) => table[value]!)
  const byCount = [...countsOf(fewer)]
    .toSorted(([one, often], [other, oftener]) => oftener - often || one - other)
    .map(([colour]) => colour)
  const kept = byCount.slice(0, MOST)
  const nearest = new Map(
    byCount.slice(MOST).map((rare) => [rare, kept.reduce((best, one) => (apart(one, rare) < apart(best, rare) ? one : best))]),
  )
  if (nearest.size > 0)
    for (let at = 0; at < fewer.length; at += 3) {
      const near = nearest.get((fewer[at]! << 16) | (fewer[at + 1]! << 8) | fewer[at + 2]!)
      if (near !== undefined) fewer.set([near >> 16, (near >> 8) & 255, near & 255], at)
    }
  return { width, height, data: fewer }
}

export interface Difference {
  /** Pixels that differ by more than rounding does. */
  pixels: number
  /** Of all of them. */
  share: number
  /** Where the first one is. */
  at: string
}

const ROUNDING = 20

/** What a reader would see; `null` where nothing is to be seen. Another size is another picture. */
export function difference(one: Picture, other: Picture): Difference | null {
  if (one.width !== other.width || one.height !== other.height)
    return { pixels: one.width * one.height, share: 1, at: `${one.width} × ${one.height} became ${other.width} × ${other.height}` }
  let pixels = 0
  let first = -1
  for (let at = 0; at < one.data.length; at += 3) {
    const most = Math.max(
      Math.abs(one.data[at]! - other.data[at]!),
      Math.abs(one.data[at + 1]! - other.data[at + 1]!),
      Math.abs(one.data[at + 2]! - other.data[at + 2]!),
    )
    if (most <= ROUNDING) continue
    pixels += 1
    if (first < 0) first = at / 3
  }
  if (pixels === 0) return null
  return { pixels, share: pixels / (one.width * one.height), at: `${first % one.width}, ${Math.floor(first / one.width)}` }
}
