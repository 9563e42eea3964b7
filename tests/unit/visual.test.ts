import { describe, expect, it } from 'vitest'
import { difference, halve, sideBySide, simplify } from '../visual/compare.ts'
import { chosen } from '../visual/pictures.ts'
import type { Picture } from '../visual/png.ts'
import { blank, decode, encode } from '../visual/png.ts'

const painted = (width: number, height: number, colour: (x: number, y: number) => [number, number, number]): Picture => {
  const picture = blank(width, height)
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) picture.data.set(colour(x, y), (y * width + x) * 3)
  return picture
}

/** A card with a button in it, as a browser would draw it. */
const card = (left = 20, blue = 160) =>
  painted(120, 60, (x, y) => (x >= left && x < left + 40 && y >= 20 && y < 40 ? [0, 90, blue] : [240 - (y >> 3), 245, 245]))

describe('pictures', () => {
  it('are written small and read again as they were', () => {
    const small = simplify(halve(card()))
    const file = encode(small)
    expect(decode(file)).toEqual(small)
    expect(file.length).toBeLessThan(500)
    expect(encode(simplify(halve(card())))).toEqual(file)
  })

  it('stand beside each other, the lower one on white', () => {
    const sheet = sideBySide([painted(2, 3, () => [0, 0, 0]), painted(1, 1, () => [9, 9, 9])])
    expect([sheet.width, sheet.height, ...sheet.data.subarray(6, 9), ...sheet.data.subarray(-3)]).toEqual([3, 3, 9, 9, 9, 255, 255, 255])
  })

  it('have fewer colours where there are more than a palette holds', () => {
    const many = painted(64, 64, (x, y) => [x * 4, y * 4, (x ^ y) * 4])
    expect(() => encode(many)).toThrow(/too many/)
    expect(() => encode(simplify(many))).not.toThrow()
  })
})

describe('the comparison', () => {
  const kept = simplify(halve(card()))
  it('says nothing of what is the same, or only rounded otherwise', () => {
    expect(difference(kept, simplify(halve(card())))).toBeNull()
    expect(difference(kept, simplify(halve(card(20, 164))))).toBeNull()
  })

  it('canary: finds a shift by two pixels, another colour and another size', () => {
    expect(difference(kept, simplify(halve(card(22))))).toMatchObject({ pixels: 20, at: '10, 10' })
    expect(difference(kept, simplify(halve(card(20, 255))))?.pixels).toBe(200)
    expect(difference(kept, simplify(halve(painted(120, 62, () => [0, 0, 0]))))?.share).toBe(1)
  })
})

describe('what is drawn', () => {
  it('is each part once and each screen as it is when all is there', () => {
    const story = (title: string, name: string) => ({ id: `${title}--${name}`, title, name, importPath: `${title}.stories.tsx` })
    const all = [
      story('components/Button', 'Ready'),
      story('components/Button', 'Variants'),
      story('components/Dialog', 'Ready'),
      story('components/Dialog', 'Busy'),
      story('screens/trade/TradeScreen', 'Loading'),
      story('screens/trade/TradeScreen', 'Ready'),
      story('machines/Machines', 'Refill'),
    ]
    expect(chosen(all).map(({ id }) => id)).toEqual([
      'components/Button--Variants',
      'components/Dialog--Ready',
      'screens/trade/TradeScreen--Ready',
    ])
  })
})
