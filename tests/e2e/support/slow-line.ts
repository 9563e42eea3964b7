import type { Page } from '@playwright/test'

interface Held {
  requestId: string
  /** Resolves once the page has the whole response, or has given the request up. */
  received: Promise<void>
}

/** A page whose code and API responses come only when a test lets them, in the order in which they were asked for. */
export interface SlowLine {
  /** Before a page is opened: delays its scripts, and lets go of what the page before it still asked for. */
  holdCode: () => void
  releaseCode: () => void
  /** The number of requests that have no response yet. */
  waiting: () => number
  /** Lets the request that has waited longest be answered. Returns when the page has the whole response. */
  deliverNext: () => Promise<void>
}

/**
 * Holds code and API responses through the browser's own protocol. `page.route` would intercept every request of a page and switch its cache off, so
 * that each page loaded and compiled all of the code anew, which took most of the time.
 */
export async function openSlowLine(page: Page): Promise<SlowLine> {
  const cdp = await page.context().newCDPSession(page)
  const requests: Held[] = []
  const scripts: string[] = []
  const ends = new Map<string, () => void>()
  let isCodeHeld = false
  // Requests of a page that has been left are refused.
  const proceed = (requestId: string): Promise<boolean> =>
    cdp.send('Fetch.continueRequest', { requestId }).then(
      () => true,
      () => false,
    )
  const end = ({ requestId }: { requestId: string }) => ends.get(requestId)?.()
  cdp.on('Network.loadingFinished', end)
  cdp.on('Network.loadingFailed', end)
  cdp.on('Fetch.requestPaused', ({ requestId, networkId, request }) => {
    if (new URL(request.url).pathname.startsWith('/api/')) {
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.set(networkId ?? requestId, resolve)
      requests.push({ requestId, received: promise })
    } else if (isCodeHeld) scripts.push(requestId)
    else void proceed(requestId)
  })
  await cdp.send('Network.enable')
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }, { urlPattern: '*/assets/*.js' }] })
  return {
    holdCode: () => {
      isCodeHeld = true
      for (const { requestId } of requests.splice(0)) void proceed(requestId)
    },
    releaseCode: () => {
      isCodeHeld = false
      for (const requestId of scripts.splice(0)) void proceed(requestId)
    },
    waiting: () => requests.length,
    deliverNext: async () => {
      const next = requests.shift()
      if (next && (await proceed(next.requestId))) await next.received
    },
  }
}
