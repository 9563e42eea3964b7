import { describe, expect, it } from 'vitest'
import { schemes } from '#design-system/theme/palette.ts'
import { colourOf, contrast, pairs } from '#stories/foundations/contrast.ts'

describe('contrast', () => {
  it('is WCAG’s: 21 for black on white, 1 for a colour on itself', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
    expect(contrast('#005D70', '#005D70')).toBe(1)
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  })

  it.each(['light', 'dark'] as const)('is at least 4.5 for text and 3 for graphics in the %s scheme', (scheme) => {
    const low = pairs
      .map((pair) => ({ ...pair, is: contrast(colourOf(schemes[scheme], pair.front), colourOf(schemes[scheme], pair.back)) }))
      .filter(({ is, least }) => is < least)
    expect(low).toEqual([])
  })
})
