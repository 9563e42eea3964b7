import { describe, expect, it } from 'vitest'
import type { NavItem } from '#design-system/layouts/navigation.ts'
import { templates } from '#app/src/site/paths.ts'
import { cabinetNavigation } from '#app/src/layouts/navigation.ts'
import { areaOf, backOf, tabsOf } from '#app/src/layouts/sections.ts'

const here = (template: (typeof templates)[number]) => ({ locale: 'en' as const, template, insurance: true })

describe('the cabinet’s sections', () => {
  it('show either tabs or a way back, never both', () => {
    for (const template of templates) expect(tabsOf(here(template)) !== null && backOf(here(template)) !== null, template).toBe(false)
  })

  it('mark one tab: the open page or its parent', () => {
    for (const template of templates) {
      const tabs = tabsOf(here(template))?.tabs
      if (tabs) expect(tabs.filter(({ current }) => current).length, template).toBe(1)
    }
  })

  it('mark at most one navigation entry for every page', () => {
    for (const template of templates) {
      const { main } = cabinetNavigation(here(template))
      const marked = main.flatMap((entry) => [entry, ...(entry.children ?? [])]).filter(({ current, inside }) => current || inside)
      expect(marked.length, template).toBeLessThan(2)
    }
  })

  const marked = (items: readonly NavItem[]): string[] =>
    items.flatMap((item) => [...(item.current || item.inside ? [item.id] : []), ...marked(item.children ?? [])])

  it('mark the user’s own block on every page of the profile, and nowhere else', () => {
    for (const template of templates) {
      const { profile } = cabinetNavigation(here(template))
      expect(profile.current || profile.inside === true, template).toBe(/^\/cabinet\/profile(\/|$)/.test(template))
    }
  })

  it('mark one entry of “More” on each page that is reached by it', () => {
    const of = (template: (typeof templates)[number]) => marked(cabinetNavigation(here(template)).more)
    expect(of('/cabinet/profile/2fa/help')).toEqual(['profile'])
    expect(of('/cabinet/profile/trusted-wallets/add')).toEqual(['trusted-wallets'])
    expect(of('/cabinet/profile/safety')).toEqual(['safety'])
    expect(of('/cabinet/bonus-account/exchange')).toEqual(['bonus'])
    expect(of('/cabinet/trade/uta/insurance')).toEqual(['insurance'])
    expect(of('/cabinet/help')).toEqual(['help'])
    expect(of('/cabinet/trade/uta/deals')).toEqual([])
  })

  const from = (template: (typeof templates)[number], search: string) => ({ ...here(template), area: areaOf(template, search) })

  it('keep the exchange of assets in the assets: its mark, and its way back', () => {
    const exchange = from('/cabinet/bonus-account/exchange', '?from=assets&token=BNB')
    expect(marked(cabinetNavigation(exchange).main)).toEqual(['assets'])
    expect(marked(cabinetNavigation(exchange).more)).toEqual([])
    expect(backOf(exchange)).toBe('/en/cabinet/actives')
    for (const search of ['', '?from=bonus', '?from=toString', '?from=uta']) {
      const bonus = from('/cabinet/bonus-account/exchange', search)
      expect(marked(cabinetNavigation(bonus).main), search).toEqual(['bonus'])
      expect(backOf(bonus), search).toBe('/en/cabinet/bonus-account')
    }
  })

  it('keep the insurance in UTA when it is chosen among UTA’s tabs', () => {
    const tab = tabsOf(here('/cabinet/trade/uta'))!.tabs.find(({ id }) => id === 'insurance')!
    const insurance = from('/cabinet/trade/uta/insurance', new URL(tab.href, 'https://matu.test').search)
    expect(marked(cabinetNavigation(insurance).main)).toEqual(['uta'])
    expect(marked(cabinetNavigation(insurance).more)).toEqual([])
    expect(tabsOf(insurance)).toMatchObject({ section: 'uta' })
    expect(
      tabsOf(insurance)!
        .tabs.filter(({ current }) => current)
        .map(({ id }) => id),
    ).toEqual(['insurance'])
    expect(marked(cabinetNavigation(here('/cabinet/trade/uta/insurance')).main)).toEqual(['insurance'])
  })
})
