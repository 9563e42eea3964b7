import type { CDPSession, Page } from '@playwright/test'
import { path, routeMeta, templates } from '#app/src/site/paths.ts'
import { calls, code, expect, test } from '../e2e/support/test.ts'

// The memory of a tab that stays open all day.

interface Cost {
  /** bytes of JavaScript objects, after collection, without compiled code: V8 compiles more of a page at each visit */
  heap: number
  listeners: number
  nodes: number
  timers: number
}

/** Timers that were set and have neither fired nor been cleared. Installed after the page's clock, so that it counts what the application sees. */
const countTimers = (): void => {
  const live = new Set<unknown>()
  const { setTimeout: later, clearTimeout: forget, setInterval: often, clearInterval: stop } = globalThis
  const page = globalThis as unknown as Record<string, unknown>
  page['setTimeout'] = (task: (...args: unknown[]) => void, ...rest: unknown[]) => {
    const id: unknown = later(
      (...args: unknown[]) => {
        live.delete(id)
        task(...args)
      },
      ...(rest as [number]),
    )
    live.add(id)
    return id
  }
  page['setInterval'] = (...args: Parameters<typeof setInterval>) => {
    const id = often(...args)
    live.add(id)
    return id
  }
  page['clearTimeout'] = (id: never) => {
    live.delete(id)
    forget(id)
  }
  page['clearInterval'] = (id: never) => {
    live.delete(id)
    stop(id)
  }
  page['__timers'] = () => live.size
}

/** The parts of a heap snapshot that are read here. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
}

const heapOf = async (cdp: CDPSession): Promise<number> => {
  const chunks: string[] = []
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await cdp.send('HeapProfiler.takeHeapSnapshot')
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let sum = 0
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!['code', 'native', 'synthetic'].includes(types[0][nodes[node + type]!]!)) sum += nodes[node + size]!
  return sum
}

const costOf = async (page: Page, cdp: CDPSession): Promise<Cost> => {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0
  const timers = await page.evaluate(() => (globalThis as unknown as { __timers: () => number }).__timers())
  return { heap: await heapOf(cdp), listeners: metric('JSEventListeners'), nodes: metric('Nodes'), timers }
}

const watched = async (page: Page): Promise<CDPSession> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await cdp.send('HeapProfiler.enable')
  return cdp
}

const growthOf = (before: Cost, after: Cost) => ({
  heapMiB: (after.heap - before.heap) / 2 ** 20,
  listeners: after.listeners - before.listeners,
  nodes: after.nodes - before.nodes,
  timers: after.timers - before.timers,
})

test('300 polls of 60 s grow the heap by less than 0.1 MiB, and neither listeners nor timers', async ({ page, signIn, simulator }) => {
  await page.clock.install()
  await page.addInitScript(countTimers)
  await page.goto('/en/login')
  await signIn('trader')
  await expect(page.getByText('13,081').first()).toBeVisible()
  const cdp = await watched(page)
  const polls = (): number => calls(simulator, 'GET /api/users/me').length
  const poll = async (): Promise<void> => {
    const before = polls()
    await page.clock.runFor(60_000)
    await expect.poll(polls).toBeGreaterThan(before)
  }
  for (let round = 0; round < 40; round += 1) await poll()
  const before = await costOf(page, cdp)
  for (let round = 0; round < 300; round += 1) await poll()
  const after = await costOf(page, cdp)
  const growth = growthOf(before, after)
  console.log('300 polls:', JSON.stringify(growth))
  expect(growth.heapMiB).toBeLessThan(0.1)
  expect(growth.listeners).toBeLessThanOrEqual(2)
  expect(growth.timers).toBeLessThanOrEqual(2)
})

test('a dialog that is opened 200 times grows the heap by less than 0.1 MiB, and neither listeners nor timers', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(countTimers)
  await page.goto('/en/login')
  await signIn('trader')
  await expect(page.getByText('13,081').first()).toBeVisible()
  await page.goto('/en/cabinet/trade/transactions')
  const row = page.getByRole('row', { name: /^Withdrawal/ }).first()
  const open = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      await row.click()
      await expect(page.getByRole('dialog').getByText('Account')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  }
  const cdp = await watched(page)
  await open(40)
  const before = await costOf(page, cdp)
  await open(200)
  const growth = growthOf(before, await costOf(page, cdp))
  console.log('200 dialogs:', JSON.stringify(growth))
  expect(growth.heapMiB).toBeLessThan(0.1)
  expect(growth.listeners).toBeLessThanOrEqual(5)
  expect(growth.timers).toBeLessThanOrEqual(2)
})

const routes = templates
  .filter((template) => ['cabinet', 'trusted'].includes(routeMeta(template).access))
  .map((template) => {
    if (template === '/cabinet/referral/leader-pool/:number') return { template, address: path(template, 'en', { params: { number: 2 } }) }
    if (template === '/cabinet/actives/token/:symbol') return { template, address: path(template, 'en', { params: { symbol: 'USDT' } }) }
    if (template === '/cabinet/referral/structure/:partnerId')
      return { template, address: path(template, 'en', { params: { partnerId: 'p-1' } }) }
    if (template === '/cabinet/profile/trusted-wallets/:walletId')
      return { template, address: path(template, 'en', { params: { walletId: 'tw-1' } }) }
    return { template, address: path(template as '/cabinet', 'en') }
  })

test('20 rounds through all cabinet routes grow the heap by less than 0.2 MiB, and neither listeners nor timers', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(countTimers)
  await page.goto('/en/login')
  await signIn('secure')
  await page.getByRole('textbox', { name: 'Six-digit code' }).fill(code)
  await expect(page).toHaveURL(/\/en\/cabinet$/)
  const cdp = await watched(page)
  let index = 0
  const lap = async (): Promise<void> => {
    for (const { template, address } of routes) {
      index += 1
      await page.evaluate(
        ([to, idx]) => {
          history.pushState({ idx, key: String(idx), usr: null }, '', to as string)
          dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
        },
        [address, index + 1] as const,
      )
      await expect(page.locator(`[data-page="${template}"]`)).toBeAttached()
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    }
  }
  for (let round = 0; round < 4; round += 1) await lap()
  await page.goto('/en/cabinet')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (let round = 0; round < 4; round += 1) await lap()
  const before = await costOf(page, cdp)
  for (let round = 0; round < 20; round += 1) await lap()
  const after = await costOf(page, cdp)
  const growth = growthOf(before, after)
  console.log(`20 laps over ${routes.length} routes:`, JSON.stringify(growth))
  expect(growth.heapMiB).toBeLessThan(0.2)
  // A page that is still loading may have a few more than the previous one.
  expect(growth.listeners).toBeLessThanOrEqual(20)
  expect(growth.timers).toBeLessThanOrEqual(5)
})
