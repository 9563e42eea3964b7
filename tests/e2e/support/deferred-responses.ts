import type { Page, Request, Route } from '@playwright/test'
import { expect } from './test.ts'

/** Delays the responses to matching requests, so that a test can release them in any order. */
export async function deferResponses(page: Page, matches: (url: URL) => boolean) {
  const held: Route[] = []
  const finished = new Set<Request>()
  page.on('requestfinished', (request) => finished.add(request))
  page.on('requestfailed', (request) => finished.add(request))
  await page.route(matches, (route) => void held.push(route))
  return {
    /** Waits until this many requests have been made. */
    expectRequests: (count: number) => expect.poll(() => held.length).toBe(count),
    /** Releases the response to the request with this index. Returns when the page has received it, or has aborted the request. */
    async release(index: number): Promise<void> {
      const route = held[index]!
      if (!finished.has(route.request())) await route.continue().catch(() => {}) // aborted in the same moment
      await expect.poll(() => finished.has(route.request())).toBe(true)
    },
    urls: () => held.map((route) => new URL(route.request().url())),
  }
}
