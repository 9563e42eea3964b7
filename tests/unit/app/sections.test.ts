import { describe, expect, it } from 'vitest'
import { templates } from '#app/src/paths.ts'
import { cabinetNavigation } from '#app/src/layouts/navigation.ts'
import { backOf, tabsOf } from '#app/src/layouts/sections.ts'

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
})
