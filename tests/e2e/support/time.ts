import { expect } from '@playwright/test'
import type { BrowserContext, Locator, Page, Request } from '@playwright/test'

const pending = new WeakMap<BrowserContext, Set<Request>>()

/** Tracks the requests of a context that have no response yet. */
export function trackRequests(context: BrowserContext): void {
  const requests = new Set<Request>()
  pending.set(context, requests)
  context.on('request', (request) => {
    if (request.resourceType() === 'fetch' || request.resourceType() === 'xhr') requests.add(request)
  })
  context.on('requestfinished', (request) => requests.delete(request))
  context.on('requestfailed', (request) => requests.delete(request))
}

/** Waits until every request has its response. */
export const requestsSettled = (page: Page): Promise<void> => expect.poll(() => pending.get(page.context())?.size).toBe(0)

/**
 * Advances the page's clock by `step` ms at a time until the condition is true, so that retries (1, 2 and 4 s) and polls take no real time. The
 * clock stands still while a request is pending, because responses arrive in real time. Needs `page.clock.install()`.
 */
export async function advanceUntil(page: Page, step: number, condition: () => Promise<boolean> | boolean): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await condition()) return true
        if (pending.get(page.context())?.size === 0) await page.clock.fastForward(step)
        return condition()
      },
      { intervals: [30], timeout: 30_000 },
    )
    .toBe(true)
}

/** Advances the page's clock until the element is visible. */
export const advanceUntilVisible = (page: Page, step: number, element: Locator): Promise<void> =>
  advanceUntil(page, step, () => element.first().isVisible())

/** Pauses the page's clock 10 s ahead, because on a busy machine seconds pass until the page receives the command. Needs `page.clock.install()`. */
export const pauseClock = async (page: Page): Promise<void> => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
