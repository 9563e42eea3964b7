import type { Page } from '@playwright/test'
import type { RoutePath } from '#app/src/site/paths.ts'
import { addressOf, pages } from '../nightly/engines/pages.ts'
import { expect, nightly, test } from './support/test.ts'
import type { Persona } from './support/test.ts'
import { visitPages } from './support/visit-pages.ts'

const widths = [1920, 1440, 1366, 1280, 1200, 1100, 1024, 960, 900, 600, 360, 320]

/** What is wrong at the window's present width: the page scrolls sideways, text sticks out of its card, a word is broken inside. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // One frame for media queries, another for components that measure themselves.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
    const found = new Set<string>()
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth + 1) found.add(`the page is ${scrollWidth - clientWidth} px wider than the window`)

    /** Whether text sticks out of its card: not where it can be scrolled, and not where it is cut on purpose. */
    const sticksOut = (holder: Element, { left, right }: DOMRect): boolean => {
      for (let box: Element | null = holder; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible' && !box.matches('.MuiPaper-root')) return false
        if (!box.matches('.MuiPaper-root')) continue
        const edge = box.getBoundingClientRect()
        return right > edge.right + 1 || left < edge.left - 1
      }
      return false
    }
    const linesOf = (range: Range): number =>
      new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom / 6))).size
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const holder = node.parentElement
      if (!holder || !node.data.trim() || !holder.checkVisibility() || holder.closest('svg, script, style, option, .mono')) continue
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      // For screen readers only.
      if (text.width === 0 || holder.clientWidth === 1) continue
      if (sticksOut(holder, text)) found.add(`“${node.data}” sticks out of its card`)
      // Hyphenated by the browser, in the rail of the navigation.
      if (linesOf(range) === 1 || getComputedStyle(holder).hyphens === 'auto') continue
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}\u00ad]+/gu)) {
        if (word.includes('\u00ad')) continue
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (linesOf(range) > 1) found.add(`“${word}” of “${node.data.trim().slice(0, 40)}” is broken`)
      }
    }
    return [...found]
  })

async function checkWidths(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize({ width: widths[0]!, height: 900 })
  await visitPages(page, [address])
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await faults(page)).map((fault) => `${address} at ${width}: ${fault}`))
  }
  return found
}

const leads = (template: RoutePath): Persona | null =>
  template.startsWith('/cabinet/referral') ? 'leader' : ([...pages].find(([, list]) => list.includes(template))?.[0] ?? null)

for (const lang of ['de', 'ru'] as const) {
  test(`${lang}: no card is narrower than its figures, and no word is broken`, async ({ page, enter }) => {
    const found: string[] = []
    await page.goto(`/${lang}`)
    found.push(...(await checkWidths(page, `/${lang}/affiliate-program`)))
    await enter('trader', `/${lang}/cabinet`)
    for (const path of ['statistics', 'ref-reward']) found.push(...(await checkWidths(page, `/${lang}/cabinet/trade/uta/${path}`)))
    expect(found).toEqual([])
  })

  const byPersona = Map.groupBy([...pages.values()].flat(), leads)
  for (const [persona, templates] of byPersona)
    test(`${lang}: every page of ${persona ?? 'a visitor'} fits into every width`, nightly, async ({ page, enter }) => {
      test.setTimeout(600_000)
      if (persona === null) await page.goto(`/${lang}`)
      else await enter(persona, `/${lang}/cabinet`)
      const found: string[] = []
      // An invitation leads home.
      for (const template of templates.filter((one) => one !== '/r/:code'))
        found.push(...(await checkWidths(page, addressOf(template, lang))))
      expect(found).toEqual([])
    })
}
