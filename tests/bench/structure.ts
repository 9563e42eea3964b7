import type { Page } from 'playwright'
import { newPage, openPhone } from './measure.ts'
import type { Bench, Row } from './rows.ts'
import { median, orMissing } from './rows.ts'

/** px per frame. */
const STEP = 180
const DURATION_MS = 2500

/** Scrolls by `STEP` in every frame and returns the frames per second. */
const scroll = (page: Page): Promise<number> =>
  page.evaluate(
    ([step, duration]) =>
      new Promise<number>((resolve) => {
        let frames = 0
        const from = performance.now()
        const next = (now: number): void => {
          if (now - from > duration) return resolve((frames * 1000) / (now - from))
          frames++
          scrollBy(0, step)
          requestAnimationFrame(next)
        }
        requestAnimationFrame(next)
      }),
    [STEP, DURATION_MS] as const,
  )

/** Enters a search and returns the ms until the number of results is painted. */
const search = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (value) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`No result of "${value}" within 30 s`)), 30_000)
        const field = document.querySelector<HTMLInputElement>('input[type="search"]')!
        const before = document.querySelector('[role="search"] [role="status"]')!.textContent
        // The prototype's setter, because React replaces the element's own to track the value.
        const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
        const from = performance.now()
        own.set!.call(field, value)
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
        const look = (): void => {
          if (document.querySelector('[role="search"] [role="status"]')!.textContent === before) return void requestAnimationFrame(look)
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve(performance.now() - from)
          channel.port2.postMessage(0)
        }
        look()
      }),
    text,
  )

const watchFirst = (): void => {
  const seen = { response: Number.NaN, row: Number.NaN }
  Object.assign(globalThis, { __structure: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Number.isNaN(seen.response) && entry.name.includes('/v2/partners'))
        seen.response = (entry as PerformanceResourceTiming).responseEnd
    }
  }).observe({ type: 'resource', buffered: true })
  const look = (): void => {
    if (document.querySelector('[role="treeitem"], [data-partner]')) {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => (seen.row = performance.now())
      channel.port2.postMessage(0)
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** The ms from the response to the first row painted. */
async function firstRow(page: Page): Promise<number> {
  await page.locator('[role="treeitem"], [data-partner]').first().waitFor()
  const { response, row } = await page.evaluate(
    () => (globalThis as unknown as { __structure: { response: number; row: number } }).__structure,
  )
  return row - response
}

export type StructureRuns = Readonly<Record<'ratio' | 'nodes' | 'first' | 'firstRatio' | 'search' | 'own' | 'plain', number[]>>

export const structureRows = (runs: StructureRuns): Row[] => [
  {
    id: 'P10',
    what: 'structure of 12,000: frames a second / plain virtual list',
    must: 0.9,
    aim: 1,
    values: runs.ratio,
    atLeast: true,
    note: `${median(runs.own).toFixed(1)} / ${median(runs.plain).toFixed(1)} a second`,
  },
  { id: 'P10', what: 'structure of 12,000: nodes in the document', must: 800, aim: 700, values: runs.nodes, unit: 'n' },
  {
    id: 'P10',
    what: "structure: first rows after the response / M's plain list of the same data",
    must: 2,
    aim: 1,
    values: runs.firstRatio,
    note: `${median(runs.first).toFixed(0)} ms`,
  },
  {
    id: 'P10',
    what: 'structure: search results',
    must: 67,
    aim: 33,
    values: runs.search,
    unit: 'ms',
    note: `slowest ${Math.max(...runs.search).toFixed(0)} ms`,
  },
]

/** P10: the tree of 12,000 partners, a plain virtual list of the same length, and M's list of the same response, CPU ×4. */
export async function measureStructure({ browser, rounds, ours, baseline, staticPages, add }: Bench, token: string): Promise<void> {
  const url = `${ours}/en/cabinet/referral/structure`
  const runs = {
    ratio: [] as number[],
    nodes: [] as number[],
    first: [] as number[],
    firstRatio: [] as number[],
    search: [] as number[],
    own: [] as number[],
    plain: [] as number[],
  }
  for (let round = 0; round < rounds; round++) {
    const phone = { localStorage: { access_token: token }, line: 'none', cpu: 4 } as const
    const context = await openPhone(browser, url, phone)
    const { page } = await newPage(context, phone)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.addInitScript(watchFirst)
    // Comes from another page: on a cold visit the response would arrive before the code that renders it.
    await page.goto(`${ours}/en/cabinet/referral`)
    await page.getByRole('heading', { name: /^Rank/ }).waitFor()
    await page.waitForTimeout(1500)
    const answered = page.waitForResponse((response) => response.url().includes('/v2/partners'))
    await page.getByRole('navigation', { name: 'Referral' }).getByRole('link', { name: 'Team' }).click()
    const partners = await (await answered).text()
    const first = await firstRow(page)
    await page.getByText(/referrals loaded/).waitFor({ state: 'detached', timeout: 60_000 })
    // The most expensive search first: one letter matches thousands.
    for (const text of ['a', 'an', 'petr']) runs.search.push(await orMissing(search(page, text)))
    await search(page, '')
    await page.getByRole('button', { name: 'Expand all' }).click()
    const own = await scroll(page)
    runs.nodes.push(await page.evaluate(() => document.querySelectorAll('*').length))
    await page.close()

    const plainPage = await newPage(context, phone)
    await plainPage.page.setViewportSize({ width: 1280, height: 900 })
    await plainPage.page.goto(`${staticPages}/list.html`)
    const plain = await scroll(plainPage.page)
    await plainPage.page.close()

    const { page: other } = await newPage(context, phone)
    await other.setViewportSize({ width: 1280, height: 900 })
    await other.addInitScript(watchFirst)
    await other.route('**/v2/partners', (route) => route.fulfill({ body: partners, contentType: 'application/json' }))
    await other.goto(`${baseline}/app`)
    await other.getByText('13,081.32').waitFor()
    await other.getByRole('link', { name: 'Partners' }).click()
    runs.first.push(first)
    runs.firstRatio.push(first / (await firstRow(other)))
    runs.own.push(own)
    runs.plain.push(plain)
    runs.ratio.push(own / plain)
    await context.close()
  }
  add(...structureRows(runs))
}
