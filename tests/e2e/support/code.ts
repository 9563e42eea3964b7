import type { BrowserContext, Page } from '@playwright/test'

/** Holds requests back until they are released. */
export async function holdRequests(of: Page | BrowserContext, which: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await of.route(which, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/** Holds back the application's code (or those of its files) until it is released. */
export const holdCode = (page: Page, files: string | RegExp = '**/assets/*.js'): Promise<() => void> => holdRequests(page, files)
