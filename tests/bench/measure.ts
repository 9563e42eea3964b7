import { setInterval } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'

/** Connections as [latency in ms, bytes per second down, up]: Lighthouse's mobile connection and a home connection. */
export const lines = { slow: [150, 1.6e6 / 8, 0.75e6 / 8], fast: [20, 50e6 / 8, 20e6 / 8], none: null } as const
export type Line = keyof typeof lines

export interface Phone {
  line?: Line
  cpu?: number
  /** localStorage of the page's origin. */
  localStorage?: Readonly<Record<string, string>>
  javaScript?: boolean
}

/** Times in ms since navigation, sizes in kB as transferred, blocking time (`tbt`) as the sum of long tasks beyond 50 ms. */
export interface Figures {
  fcp: number
  lcp: number
  cls: number
  tbt: number
  /** When the application is hydrated (`data-ready` on the root element), ms. */
  hydrated: number
  /** When the awaited text was painted, ms. */
  text: number
  requests: number
  bytes: number
  script: number
  font: number
  html: number
}

/** The figures of a page that did not show what was awaited: none of them counts, as a page that fails has few requests and no long tasks. */
export const missing: Figures = {
  fcp: Number.NaN,
  lcp: Number.NaN,
  cls: Number.NaN,
  tbt: Number.NaN,
  hydrated: Number.NaN,
  text: Number.NaN,
  requests: Number.NaN,
  bytes: Number.NaN,
  script: Number.NaN,
  font: Number.NaN,
  html: Number.NaN,
}

/** The figures, if the page was painted and showed what was awaited. */
export const complete = (figures: Figures, { text }: Pick<Awaited, 'text'>, hasElement: boolean): Figures =>
  Number.isNaN(figures.fcp) || Number.isNaN(figures.lcp) || (text && Number.isNaN(figures.text)) || !hasElement ? missing : figures

const observePage = (awaited: string): void => {
  const seen = { lcp: Number.NaN, cls: 0, tbt: 0, text: Number.NaN, hydrated: Number.NaN }
  Object.assign(globalThis, { __seen: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { hadRecentInput: boolean; value: number }
      if (!shift.hadRecentInput) seen.cls += shift.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.tbt += Math.max(0, entry.duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  const ready = new MutationObserver(() => {
    if (document.documentElement?.dataset['ready'] === undefined) return
    seen.hydrated = performance.now()
    ready.disconnect()
  })
  ready.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] })
  if (!awaited) return
  const look = (): void => {
    if (document.body?.textContent?.includes(awaited)) {
      // The task after this frame runs when the frame has been painted.
      const channel = new MessageChannel()
      channel.port1.onmessage = () => (seen.text = performance.now())
      channel.port2.postMessage(0)
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function throttle(page: Page, { line = 'slow', cpu = 4 }: Phone): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await setLine(cdp, line)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return cdp
}

export async function setLine(cdp: CDPSession, line: Line): Promise<void> {
  const [latency, downloadThroughput, uploadThroughput] = lines[line] ?? [0, -1, -1]
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput, uploadThroughput })
}

export async function openPhone(browser: Browser, url: string, phone: Phone = {}): Promise<BrowserContext> {
  const origins = phone.localStorage
    ? [{ origin: new URL(url).origin, localStorage: Object.entries(phone.localStorage).map(([name, value]) => ({ name, value })) }]
    : []
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    javaScriptEnabled: phone.javaScript ?? true,
    // What is fetched behind a worker is not slowed down by the browser, so it would be measured on another line.
    serviceWorkers: 'block',
    storageState: { cookies: [], origins },
  })
}

/**
 * Waits until the browser has finished starting. Before that it has no spare process: a page that needs its own (Cross-Origin-Opener-Policy) would
 * wait for one to start, and a page that may reuse the empty tab's would not.
 */
async function browserIdle(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  let before = Number.NaN
  let still = 0
  for await (const _ of setInterval(100)) {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const work = processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
    still = work === before ? still + 1 : 0
    // Three equal readings, because the start has pauses.
    if (still === 3) break
    before = work
  }
  await session.detach()
}

export async function newPage(context: BrowserContext, phone: Phone = {}): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await context.newPage()
  // Must come before throttling, which keeps the browser busy.
  await browserIdle(context.browser() as Browser)
  return { page, cdp: await throttle(page, phone) }
}

export interface Awaited {
  /** The text whose time of painting is measured. */
  text?: string | undefined
  /** Selector of an element that the page shows late: what it loads for it counts too. */
  element?: string | undefined
}

/** Loads a URL and measures until the network is idle. */
export async function load(context: BrowserContext, url: string, phone: Phone = {}, awaited: Awaited = {}): Promise<Figures> {
  const { page, cdp } = await newPage(context, phone)
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  let requests = 0
  cdp.on('Network.responseReceived', (event) => kinds.set(event.requestId, event.type))
  cdp.on('Network.loadingFinished', (event) => {
    const kind = kinds.get(event.requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + event.encodedDataLength
    if (event.encodedDataLength > 0) requests++
  })
  await page.addInitScript(observePage, awaited.text ?? '')
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  await page.waitForLoadState('networkidle', { timeout: 60_000 }).catch(() => {})
  if (awaited.text)
    await page
      .waitForFunction(() => !Number.isNaN((globalThis as unknown as { __seen: { text: number } }).__seen.text), null, { timeout: 30_000 })
      .catch(() => {}) // the figure is then missing
  const hasElement =
    !awaited.element ||
    (await page
      .locator(awaited.element)
      .waitFor()
      .then(
        () => true,
        () => false,
      ))
  await page.waitForTimeout(1200)
  const seen = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...(globalThis as unknown as { __seen: { lcp: number; cls: number; tbt: number; text: number; hydrated: number } }).__seen,
  }))
  await page.close()
  const kilobytes = (kind?: string): number =>
    (kind ? (bytes[kind] ?? 0) : Object.values(bytes).reduce((sum, value) => sum + value, 0)) / 1000
  const figures = {
    ...seen,
    requests,
    bytes: kilobytes(),
    script: kilobytes('Script'),
    font: kilobytes('Font'),
    html: kilobytes('Document'),
  }
  return complete(figures, awaited, hasElement)
}

const clickToHeading = (heading: string): Promise<number> =>
  new Promise((resolve, reject) => {
    setTimeout(
      () => reject(new Error(`No heading "${heading}" within 30 s at ${location.href}: ${document.body.innerText.slice(0, 500)}`)),
      30_000,
    )
    document.addEventListener(
      'click',
      () => {
        const from = performance.now()
        const look = (): void => {
          if (![...document.querySelectorAll('h1')].some((found) => found.textContent?.trim() === heading))
            return void requestAnimationFrame(look)
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve(performance.now() - from)
          channel.port2.postMessage(0)
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })

/** Clicks the first visible match, as soon as there is one; returns the ms until the next page's heading is painted. */
export async function click(page: Page, selector: string, heading: string): Promise<number> {
  const link = page.locator(selector).filter({ visible: true }).first()
  // On a slow machine it may come late.
  await link.waitFor()
  const [painted] = await Promise.all([page.evaluate(clickToHeading, heading), link.evaluate((found: HTMLElement) => found.click())])
  return painted
}
