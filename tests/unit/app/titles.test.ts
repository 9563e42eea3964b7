import { beforeAll, describe, expect, it } from 'vitest'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import { locales } from '#design-system/i18n/tags.ts'
import { templates } from '#app/src/site/paths.ts'
import { headingOf, nameOf, titleOf } from '#app/src/site/titles.ts'

describe('names of pages', () => {
  beforeAll(() => Promise.all(locales.map((locale) => loadAreas(locale, ['pages', 'frame']))))

  it('a heading may break inside a long word, a name and a title contain the word as it is searched for', () => {
    expect(headingOf('de', '/cabinet/affiliate-program', {})).toBe('Programm\u00adbedingungen')
    expect(titleOf('de', '/cabinet/affiliate-program', {})).toBe('Programmbedingungen')
    const hidden = locales
      .flatMap((locale) => templates.map((template) => nameOf(locale, template)))
      .filter((name) => name.includes('\u00ad'))
    expect(hidden).toEqual([])
  })

  it('pages that differ by a number have it in their heading and title', () => {
    expect(headingOf('en', '/cabinet/referral/leader-pool/:number', { number: '3' })).toBe('Leader pool 3')
    expect(titleOf('en', '/cabinet/referral/leader-pool/:number', { number: '3' })).toBe('Leader pool 3')
  })
})
