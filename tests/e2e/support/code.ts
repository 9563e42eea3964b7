import type { BrowserContext, Page } from '@playwright/test'

/** Delays matching requests until the returned function is called. */
export async function holdRequests(target: Page | BrowserContext, urls: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await target.route(urls, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/** Delays the application's scripts, or some of them, until the returned function is called. */
export const holdCode = (page: Page, files: string | RegExp = '**/assets/*.js'): Promise<() => void> => holdRequests(page, files)
