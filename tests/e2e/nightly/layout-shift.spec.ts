import type { Page } from '@playwright/test'
import { openSlowLine } from '../support/slow-line.ts'
import type { SlowLine } from '../support/slow-line.ts'
import type { Persona } from '../support/test.ts'
import { expect, test } from '../support/test.ts'

// What Web Vitals call good is 0.1. Here nothing that a user reads or is about to press may move.
const most = 0.01

const devices = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

/**
 * The cabinet's pages by area, each as somebody for whom it has something to show. Several pages make one test, because a page then finds most of its
 * code in the browser's cache.
 */
const areas: Record<string, { persona: Persona; paths: readonly string[] }> = {
  'overview and trading': {
    persona: 'trader',
    paths: [
      '/cabinet',
      '/cabinet/trade',
      '/cabinet/trade/transactions',
      '/cabinet/trade/transactions/statement',
      '/cabinet/trade/transactions/statement?year=2026',
    ],
  },
  UTA: {
    persona: 'trader',
    paths: [
      '/cabinet/trade/uta',
      '/cabinet/trade/uta/deals',
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
  'assets and deposits': {
    persona: 'trader',
    paths: [
      '/cabinet/actives',
      '/cabinet/actives/token/USDT',
      '/cabinet/actives/refill',
      '/cabinet/actives/refill-choice',
      '/cabinet/actives/refill-choice/refill-form?token=USDT',
    ],
  },
  'withdrawals and bonus': {
    persona: 'trader',
    paths: [
      '/cabinet/actives/withdraw',
      '/cabinet/actives/withdraw/wallet',
      '/cabinet/actives/withdraw/fiat-money',
      '/cabinet/bonus-account',
      '/cabinet/bonus-account/exchange',
    ],
  },
  referral: {
    persona: 'trader',
    paths: [
      '/cabinet/referral',
      '/cabinet/referral/structure',
      '/cabinet/referral/structure/p-1',
      '/cabinet/referral/leader-pool/1',
      '/cabinet/affiliate-program',
    ],
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
  'profile and help': {
    persona: 'trader',
    paths: [
      '/cabinet/help',
      '/cabinet/profile',
      '/cabinet/profile/safety',
      '/cabinet/profile/2fa',
      '/cabinet/profile/2fa/help',
      '/cabinet/profile/personal/contacts',
    ],
  },
  'a structure of thousands': { persona: 'leader', paths: ['/cabinet/referral/structure', '/cabinet/referral/leader-pool/3'] },
  'two-factor and trusted wallets': {
    persona: 'secure',
    paths: ['/cabinet/profile/2fa', '/cabinet/profile/trusted-wallets', '/cabinet/profile/trusted-wallets/add'],
  },
  'withdrawals blocked': { persona: 'blocked', paths: ['/cabinet', '/cabinet/actives/withdraw'] },
  'a new account': { persona: 'new', paths: ['/cabinet', '/cabinet/profile/verification'] },
  'an empty account': { persona: 'empty', paths: ['/cabinet'] },
  promotion: { persona: 'summer', paths: ['/cabinet/promo-summer/terms', '/cabinet/promo-summer/status'] },
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
type Watched = Window & { shifts?: Shift[]; shiftObserver?: PerformanceObserver }

/** Counts shifts from when the document is painted in its own typeface. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise<void>((resolve) =>
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
      }).observe({ type: 'paint', buffered: true }),
    )
    await document.fonts.ready
    const here = window as Watched
    const shifts: Shift[] = []
    here.shifts = shifts
    here.shiftObserver = new PerformanceObserver((list) => void shifts.push(...(list.getEntries() as Shift[])))
    here.shiftObserver.observe({ type: 'layout-shift' })
  })

/** Returns when two frames are drawn: whether the page then waits for nothing more. */
const drawTwoFrames = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return document.documentElement.dataset['ready'] !== undefined && !document.querySelector('main [aria-busy="true"]')
  })

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

/** Scrolls on if all that is still loading is below the viewport: such parts request their data when they are near it. */
const scrollOn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const loading = [...document.querySelectorAll('main [aria-busy="true"]')]
    const isBelow = loading.every((part) => part.getBoundingClientRect().top > innerHeight)
    if (document.documentElement.dataset['ready'] !== undefined && isBelow) scrollBy(0, 300)
  })

/**
 * Loads a page as a slow line does, without being slow: first the document, which is painted before the code comes; then one response after the other,
 * each drawn before the next. The typeface is not part of it: it has come before anything is counted.
 */
async function load(page: Page, line: SlowLine, path: string): Promise<{ sum: number; moved: string[] }> {
  line.holdCode()
  await page.goto(`/en${path}`, { waitUntil: 'commit' })
  await watchShifts(page)
  line.releaseCode()
  for (let isDone = false; !isDone;) {
    await line.deliverNext()
    const isComplete = await drawTwoFrames(page)
    if (line.waiting() > 0) continue
    isDone = isComplete
    if (!isDone) await scrollOn(page)
  }
  await drawTwoFrames(page)
  return readShifts(page)
}

for (const [device, viewport] of Object.entries(devices))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })
    for (const [area, { persona, paths }] of Object.entries(areas))
      test(`nothing moves while the pages load: ${area}`, async ({ page, authenticate }) => {
        await authenticate(persona)
        const line = await openSlowLine(page)
        for (const path of paths) {
          const { sum, moved } = await load(page, line, path)
          test.info().annotations.push({ type: 'measured', description: `${sum.toFixed(4)} ${path}` })
          expect.soft(sum, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(most)
        }
      })
  })
