import { beforeAll, describe, expect, it } from 'vitest'
import { loadAreas, textsOf } from '#design-system/i18n/catalogue.ts'
import { locales } from '#design-system/i18n/tags.ts'
import { templates } from '#app/src/site/paths.ts'
import { headingOf, nameOf, titleOf } from '#app/src/site/titles.ts'

describe('names of pages', () => {
  beforeAll(() => Promise.all(locales.map((locale) => loadAreas(locale, ['pages', 'frame', 'cabinet', 'profilePages']))))

  it('a heading may break inside a long word, a name and a title contain the word as it is searched for', () => {
    expect(headingOf('de', '/cabinet/affiliate-program', {})).toBe('Programm\u00adbedingungen')
    expect(titleOf('de', '/cabinet/affiliate-program', {})).toBe('Programmbedingungen')
    const hidden = locales
      .flatMap((locale) => templates.map((template) => nameOf(locale, template)))
      .filter((name) => name.includes('\u00ad'))
    expect(hidden).toEqual([])
  })

  it.each(locales)('%s: the trusted wallets have one name in navigation, tab, heading, overview and security', (locale) => {
    const { items, tabs } = textsOf(locale, 'frame')
    const { protection } = textsOf(locale, 'cabinet')
    const { also } = textsOf(locale, 'profilePages').safety
    const heading = nameOf(locale, '/cabinet/profile/trusted-wallets')
    expect([items.wallets(), tabs.wallets(), protection.wallets(), also.wallets()]).toEqual(Array(4).fill(heading))
  })

  it('pages that differ by a number have it in their heading and title', () => {
    expect(headingOf('en', '/cabinet/referral/leader-pool/:number', { number: '3' })).toBe('Leader pool 3')
    expect(titleOf('en', '/cabinet/referral/leader-pool/:number', { number: '3' })).toBe('Leader pool 3')
  })
})
