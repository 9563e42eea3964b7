import type { Page, Route } from '@playwright/test'
import { holdCode } from './support/code.ts'
import type { Persona } from './support/test.ts'
import { expect, test } from './support/test.ts'

// What Web Vitals call good is 0.1. Here nothing that a user reads or is about to press may move.
const most = 0.01

const devices = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

/** The cabinet's pages by area, each as somebody for whom it has something to show. */
const areas: Record<string, { persona: Persona; paths: readonly string[] }> = {
  trading: {
    persona: 'trader',
    paths: ['/cabinet/trade', '/cabinet/trade/transactions'],
  },
  'UTA and its deals': { persona: 'trader', paths: ['/cabinet/trade/uta', '/cabinet/trade/uta/deals'] },
  'UTA’s figures': {
    persona: 'trader',
    paths: [
      '/cabinet/trade/uta/statistics',
      '/cabinet/trade/uta/calculator',
      '/cabinet/trade/uta/ref-reward',
      '/cabinet/trade/uta/transactions',
    ],
  },
  'UTA’s flows': {
    persona: 'trader',
    paths: ['/cabinet/trade/uta/refill', '/cabinet/trade/uta/subscribe', '/cabinet/trade/uta/withdrawal'],
  },
  insurance: {
    persona: 'trader',
    paths: [
      '/cabinet/trade/uta/insurance',
      '/cabinet/trade/uta/insurance/info',
      '/cabinet/trade/uta/insurance/terms',
      '/cabinet/trade/uta/insurance/register',
    ],
  },
  deposits: {
    persona: 'trader',
    paths: ['/cabinet/actives/refill-choice'],
  },
  withdrawals: {
    persona: 'trader',
    paths: [
      '/cabinet/actives/withdraw',
      '/cabinet/actives/withdraw/wallet',
      '/cabinet/actives/withdraw/fiat-money',
      '/cabinet/bonus-account',
    ],
  },
  referral: {
    persona: 'trader',
    paths: ['/cabinet/referral', '/cabinet/referral/structure', '/cabinet/referral/leader-pool/1', '/cabinet/affiliate-program'],
  },
  activity: {
    persona: 'trader',
    paths: [
      '/cabinet/referral/actives',
      '/cabinet/referral/actives/info',
      '/cabinet/referral/actives/week',
      '/cabinet/referral/actives/month',
    ],
  },
  'a structure of thousands': { persona: 'leader', paths: ['/cabinet/referral/structure', '/cabinet/referral/leader-pool/3'] },
  'profile and help': {
    persona: 'trader',
    paths: [
      '/cabinet/help',
      '/cabinet/profile/2fa/help',
      '/cabinet/profile/personal',
      '/cabinet/profile/personal/data',
      '/cabinet/profile/personal/contacts',
    ],
  },
  'a trusted wallet': { persona: 'secure', paths: ['/cabinet/profile/trusted-wallets/add'] },
  verification: { persona: 'new', paths: ['/cabinet/profile/verification'] },
  promotion: { persona: 'summer', paths: ['/cabinet/promo-summer/terms', '/cabinet/promo-summer/status'] },
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
type Watched = Window & { shifts?: Shift[]; shiftObserver?: PerformanceObserver }

const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const here = window as Watched
    const shifts: Shift[] = []
    here.shifts = shifts
    here.shiftObserver = new PerformanceObserver((list) => void shifts.push(...(list.getEntries() as Shift[])))
    here.shiftObserver.observe({ type: 'layout-shift' })
  })

const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

/** The sum of the shifts so far, and what moved. */
const readShifts = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(() => {
    const here = window as Watched
    const all = [...here.shifts!, ...(here.shiftObserver!.takeRecords() as Shift[])].filter(({ hadRecentInput }) => !hadRecentInput)
    const name = (node: Node | null) =>
      `${node?.nodeName.toLowerCase() ?? 'what is gone'} "${node?.textContent?.trim().slice(0, 40) ?? ''}"`
    return {
      sum: all.reduce((sum, { value }) => sum + value, 0),
      moved: all.map(({ value, sources }) => `${value.toFixed(4)} ${sources.map(({ node }) => name(node)).join(', ')}`),
    }
  })

/**
 * Loads a page as a slow line does, without being slow: first the document, which is painted before the code comes; then one response after the other,
 * each drawn before the next. The typeface is not part of it: it has come before anything is counted.
 */
async function load(page: Page, path: string): Promise<{ sum: number; moved: string[] }> {
  const held: Route[] = []
  await page.route(/\/api\//, (route) => void held.push(route))
  const releaseCode = await holdCode(page)
  await page.goto(`/en${path}`, { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  await page.evaluate(async () => void (await document.fonts.ready))
  await watchShifts(page)
  releaseCode()
  const isComplete = () =>
    page.evaluate(
      () => document.documentElement.dataset['ready'] !== undefined && !document.querySelector('main [aria-busy="true"], [data-early]'),
    )
  for (let isDone = false; !isDone;) {
    const route = held.shift()
    if (route) await Promise.all([route.request().response(), route.continue()]).catch(() => {}) // the page has aborted it
    await twoFrames(page)
    isDone = held.length === 0 && (await isComplete())
  }
  await twoFrames(page)
  const shifts = await readShifts(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return shifts
}

for (const [device, viewport] of Object.entries(devices))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })
    for (const [area, { persona, paths }] of Object.entries(areas))
      test(`nothing moves while the pages load: ${area}`, async ({ page, enter }) => {
        await enter(persona, '/en/cabinet/help')
        for (const path of paths) {
          const { sum, moved } = await load(page, path)
          test.info().annotations.push({ type: 'measured', description: `${sum.toFixed(4)} ${path}` })
          expect.soft(sum, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(most)
        }
      })
  })
