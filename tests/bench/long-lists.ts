import type { CDPSession, Page } from 'playwright'
import type { Around } from './bench.ts'
import { newPage, openPhone } from './measure.ts'

interface Scrolled {
  frames: number
  nodes: number
  /** Longest task while scrolling, ms. */
  task: number
  /** MB. */
  grown: number
}

const SECONDS = 5
/** px of a frame: a quick finger. */
const STEP = 60

const scroll = ([seconds, step]: [number, number]): Promise<Omit<Scrolled, 'grown'>> =>
  new Promise((resolve) => {
    let [frames, nodes, task] = [0, 0, 0]
    const watch = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) task = Math.max(task, duration)
    })
    watch.observe({ type: 'longtask' })
    const from = performance.now()
    const next = (): void => {
      frames++
      if (frames % 10 === 0) nodes = Math.max(nodes, document.querySelectorAll('*').length)
      if (performance.now() - from > seconds * 1000) {
        watch.disconnect()
        return resolve({ frames: frames / seconds, nodes, task })
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
  return { ...seen, grown: (await heap(cdp)) - before }
}

/** Fetches page after page as somebody does who holds the end key, until all is there. */
async function loadAll(page: Page, rows: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      return Number(document.querySelector('table')?.getAttribute('aria-rowcount') ?? 0) > wanted
    },
    rows,
    { polling: 100, timeout: 300_000 },
  )
}

const middle = (values: readonly number[]): string => (values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0).toFixed(0)

/** P10: ten thousand deals against a plain virtual list of as many rows. */
export async function measureLongLists({ browser, rounds, ours, ordinary, add }: Around, token: string): Promise<void> {
  const [own, plain]: [Scrolled[], Scrolled[]] = [[], []]
  const context = await openPhone(browser, ours, { kept: { access_token: token } })
  const { page, cdp } = await newPage(context, { line: 'fast', cpu: 1 })
  // The same ten thousand in fewer calls: what is measured is the list, not the way to it.
  await page.route('**/api/uta/deals?*', (route) => route.continue({ url: route.request().url().replace('per_page=60', 'per_page=200') }))
  await page.goto(`${ours}/en/cabinet/trade/uta/deals`)
  await page.waitForSelector('table a', { state: 'attached' })
  const first = await heap(cdp)
  await loadAll(page, 10_000)
  const loaded = (await heap(cdp)) - first
  const otherContext = await openPhone(browser, ordinary)
  const { page: other, cdp: otherCdp } = await newPage(otherContext, { line: 'fast', cpu: 1 })
  await other.goto(`${ordinary}/app/deals`)
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

  const of = (runs: readonly Scrolled[], key: keyof Scrolled): number[] => runs.map((run) => run[key])
  add({
    id: 'P10',
    what: '10,000 deals: frames of a plain list / ours',
    must: 1 / 0.95,
    aim: 1,
    values: own.map(({ frames }, at) => (plain[at]?.frames ?? Number.NaN) / frames),
    note: `${middle(of(plain, 'frames'))} / ${middle(of(own, 'frames'))} a second`,
  })
  add({ id: 'P10', what: '10,000 deals: nodes in the document', must: 800, aim: 700, values: of(own, 'nodes'), unit: 'n' })
  add({
    id: 'P10',
    what: '10,000 deals: longest task while scrolling, ms',
    must: 50,
    aim: 50,
    values: of(own, 'task'),
    unit: 'n',
    note: `plain list ${middle(of(plain, 'task'))} ms`,
  })
  add({
    id: 'P10',
    what: '10,000 deals: heap grown by scrolling, MB',
    must: 30,
    aim: 10,
    values: of(own, 'grown'),
    unit: 'n',
    note: `${loaded.toFixed(0)} MB for all the deals themselves`,
  })
}
