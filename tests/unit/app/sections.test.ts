import { describe, expect, it } from 'vitest'
import { placeOf, templates } from '#app/paths.ts'
import { cabinetNavigation } from '#app/routes/frames/navigation.ts'
import { backOf, tabsOf } from '#app/routes/frames/sections.ts'

const here = (template: (typeof templates)[number]) => ({ locale: 'en' as const, template, insurance: true })

describe('the cabinet’s sections', () => {
  it('show either tabs or a way back, never both', () => {
    for (const template of templates) expect(tabsOf(here(template)) !== null && backOf(here(template)) !== null, template).toBe(false)
  })

  it('mark one tab, the page that is open or the one it stands under', () => {
    for (const template of templates) {
      const tabs = tabsOf(here(template))?.tabs
      // A page that is not there yet has no tab of its own either.
      if (tabs && placeOf(template).ready) expect(tabs.filter(({ current }) => current).length, template).toBe(1)
    }
  })

  it('mark at most one entry of the navigation for every page', () => {
    for (const template of templates) {
      const { main } = cabinetNavigation(here(template))
      const marked = main.flatMap((entry) => [entry, ...(entry.children ?? [])]).filter(({ current, inside }) => current || inside)
      expect(marked.length, template).toBeLessThan(2)
    }
  })
})
