import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readView, writeView } from '#app/src/pages/referral/structure-view.ts'
import type { StructureView } from '#app/src/pages/referral/structure-view.ts'
import { matchRanges } from '#design-system/screens/referral/matchRanges.ts'
import { filledReeds } from '#design-system/screens/referral/LevelTiles.tsx'

describe('the view of the structure', () => {
  it('survives a round trip through the URL', () => {
    const views = fc.record<StructureView>({
      search: fc.string({ maxLength: 64 }).map((text) => text.trim()),
      state: fc.constantFrom('all', 'active', 'inactive'),
      under: fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)),
    })
    fc.assert(
      fc.property(views, (view) => {
        expect(readView(new URLSearchParams(writeView(view).toString()))).toEqual(view)
      }),
    )
  })

  it.each(['VERA 48', 'ab%20c', 'имя', 'x'.repeat(65)])('takes no partner from %s, which is no id', (partner) => {
    expect(readView(new URLSearchParams({ partner })).under).toBeNull()
  })

  it('ignores what could not have been written here', () => {
    const odd = readView(new URLSearchParams({ is_active: 'yes', partner: '../../logout', search: 'x'.repeat(500) }))
    expect(odd).toEqual({ search: 'x'.repeat(64), state: 'all', under: null })
  })
})

describe('a found name', () => {
  it('has the search words highlighted, once and in order', () => {
    expect(matchRanges('Marta Petrov', 'petrov mar')).toEqual([
      [0, 3],
      [6, 12],
    ])
    expect(matchRanges('Ana Navarro', 'ana an')).toEqual([[0, 3]])
    expect(matchRanges('Dmitry Volkov', 'x')).toEqual([])
    expect(matchRanges('Groß', 'ss')).toEqual([])
  })
})

describe('the tick bar of a level', () => {
  it('shows its share of all partners, at least one tick if there is any', () => {
    expect(filledReeds(9, 26)).toBe(9)
    expect(filledReeds(180, 12_000)).toBe(1)
    expect(filledReeds(0, 12_000)).toBe(0)
    expect(filledReeds(12_000, 12_000)).toBe(25)
    expect(filledReeds(3, 0)).toBe(0)
  })
})
