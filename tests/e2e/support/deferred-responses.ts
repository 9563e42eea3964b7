import type { Page, Request, Route } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Holds the answers to some requests and lets them go in an order of our own (F6). An answer counts as had when the page has received it, or has
 * given the request up, which comes to the same.
 */
export async function deferResponses(page: Page, which: (url: URL) => boolean) {
  const held: Route[] = []
  const over = new Set<Request>()
  page.on('requestfinished', (request) => over.add(request))
  page.on('requestfailed', (request) => over.add(request))
  await page.route(which, (route) => void held.push(route))
  return {
    /** Waits for so many requests. */
    asked: (count: number) => expect.poll(() => held.length).toBe(count),
    /** Lets one answer come, and waits until the page has it. */
    async release(at: number): Promise<void> {
      const route = held[at]!
      if (!over.has(route.request())) await route.continue().catch(() => {}) // given up in the same moment
      await expect.poll(() => over.has(route.request())).toBe(true)
    },
    urls: () => held.map((route) => new URL(route.request().url())),
  }
}
