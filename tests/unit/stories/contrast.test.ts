import { describe, expect, it } from 'vitest'
import { schemes } from '#design-system/theme/palette.ts'
import { colourOf, contrast, pairs, rolesOf } from '#stories/foundations/contrast.ts'

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

describe('the palette', () => {
  it('gives no colour two names', () => {
    const names = rolesOf(schemes.light).flatMap(([, all]) => all)
    const values = names.map((name) => [schemes.light, schemes.dark].map((scheme) => colourOf(scheme, name)).join(' '))
    expect(names.filter((_, at) => values.indexOf(values[at]!) < at)).toEqual([])
  })
})
