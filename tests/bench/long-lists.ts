import type { CDPSession, Page } from 'playwright'
import { newPage, openPhone } from './measure.ts'
import type { Bench, Row } from './rows.ts'

export interface Scrolled {
  frames: number
  nodes: number
  /** Longest task while scrolling, ms. */
  longestTask: number
  /** Growth of the heap while scrolling, MB. */
  heapGrowth: number
}

const SECONDS = 5
/** px per frame: a quick swipe. */
const STEP = 60

const scroll = ([seconds, step]: [number, number]): Promise<Omit<Scrolled, 'heapGrowth'>> =>
  new Promise((resolve) => {
    let [frames, nodes, longestTask] = [0, Number.NaN, 0]
    const watch = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
    })
    watch.observe({ type: 'longtask' })
    const from = performance.now()
    const next = (): void => {
      frames++
      if (frames % 10 === 0) nodes = Math.max(nodes || 0, document.querySelectorAll('*').length)
      if (performance.now() - from > seconds * 1000) {
        watch.disconnect()
        return resolve({ frames: frames / seconds, nodes, longestTask })
      }
      window.scrollBy(0, step)
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })

async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

async function scrolled(page: Page, cdp: CDPSession): Promise<Scrolled> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForTimeout(500)
  const before = await heap(cdp)
  const seen = await page.evaluate(scroll, [SECONDS, STEP] as [number, number])
  return { ...seen, heapGrowth: (await heap(cdp)) - before }
}

/** Scrolls to the end until the list has loaded more than `rows` rows. */
async function loadAll(page: Page, rows: number): Promise<void> {
  await page.waitForFunction(
    (target) => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      return Number(document.querySelector('table')?.getAttribute('aria-rowcount') ?? 0) > target
    },
    rows,
    { polling: 100, timeout: 300_000 },
  )
}

const middle = (values: readonly number[]): string => (values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0).toFixed(0)

/** `loaded`: MB of the deals themselves. */
export function dealRows(own: readonly Scrolled[], plain: readonly Scrolled[], loaded: number): Row[] {
  const of = (runs: readonly Scrolled[], key: keyof Scrolled): number[] => runs.map((run) => run[key])
  return [
    {
      id: 'P10',
      what: '10,000 deals: frames a second / plain virtual list',
      must: 0.9,
      aim: 1,
      values: own.map(({ frames }, at) => frames / (plain[at]?.frames ?? Number.NaN)),
      atLeast: true,
      note: `${middle(of(own, 'frames'))} / ${middle(of(plain, 'frames'))} a second`,
    },
    { id: 'P10', what: '10,000 deals: nodes in the document', must: 800, aim: 700, values: of(own, 'nodes'), unit: 'n' },
    {
      id: 'P10',
      what: '10,000 deals: longest task while scrolling, ms',
      must: 50,
      aim: 50,
      values: of(own, 'longestTask'),
      unit: 'n',
      note: `plain list ${middle(of(plain, 'longestTask'))} ms`,
    },
    {
      id: 'P10',
      what: '10,000 deals: heap growth while scrolling, MB',
      must: 30,
      aim: 10,
      values: of(own, 'heapGrowth'),
      unit: 'n',
      note: `${loaded.toFixed(0)} MB for the deals themselves`,
    },
  ]
}

/** P10: scrolls 10,000 deals and a plain virtual list of the same length. */
export async function measureLongLists({ browser, rounds, ours, baseline, add }: Bench, token: string): Promise<void> {
  const [own, plain]: [Scrolled[], Scrolled[]] = [[], []]
  const context = await openPhone(browser, ours, { localStorage: { access_token: token } })
  const { page, cdp } = await newPage(context, { line: 'fast', cpu: 1 })
  // Fewer, larger requests: the list is measured, not its loading.
  await page.route('**/api/uta/deals?*', (route) => route.continue({ url: route.request().url().replace('per_page=60', 'per_page=200') }))
  await page.goto(`${ours}/en/cabinet/trade/uta/deals`)
  await page.waitForSelector('table a', { state: 'attached' })
  const first = await heap(cdp)
  await loadAll(page, 10_000)
  const loaded = (await heap(cdp)) - first
  const otherContext = await openPhone(browser, baseline)
  const { page: other, cdp: otherCdp } = await newPage(otherContext, { line: 'fast', cpu: 1 })
  await other.goto(`${baseline}/app/deals`)
  await other.waitForSelector('.row')
  for (const session of [cdp, otherCdp]) await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (let round = 0; round < rounds; round++) {
    await page.bringToFront()
    own.push(await scrolled(page, cdp))
    await other.bringToFront()
    plain.push(await scrolled(other, otherCdp))
  }
  await context.close()
  await otherContext.close()

  add(...dealRows(own, plain, loaded))
}
