import { expect } from '@playwright/test'
import type { BrowserContext, Locator, Page, Request } from '@playwright/test'

const underWay = new WeakMap<BrowserContext, Set<Request>>()

/** Keeps count of the requests that an answer is still awaited to. */
export function watchLines(context: BrowserContext): void {
  const open = new Set<Request>()
  underWay.set(context, open)
  context.on('request', (request) => {
    if (request.resourceType() === 'fetch' || request.resourceType() === 'xhr') open.add(request)
  })
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
}

/** Waits until no answer is awaited any more. */
export const settled = (page: Page): Promise<void> => expect.poll(() => underWay.get(page.context())?.size).toBe(0)

/**
 * Lets the page's clock run on by steps until something is so. A page that waits for its repeats (1, 2 and 4 seconds) or its polls is given the
 * time instead of taking it. No step is made while an answer is under way: it comes in real time. Needs `page.clock.install()`.
 */
export async function pass(page: Page, step: number, until: () => Promise<boolean> | boolean): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await until()) return true
        if (underWay.get(page.context())?.size === 0) await page.clock.fastForward(step)
        return until()
      },
      { intervals: [30], timeout: 30_000 },
    )
    .toBe(true)
}

/** As `pass`, until something is shown. */
export const passUntil = (page: Page, step: number, shown: Locator): Promise<void> => pass(page, step, () => shown.first().isVisible())

/** Stops the page's clock, a little ahead: on a busy machine seconds pass before it hears of it. Needs `page.clock.install()`. */
export const stopTime = async (page: Page): Promise<void> => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
