import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { ended, picturedStories, serveWorkbench, stillBrowser, storiesOf, storyAddress } from './workbench.ts'

const kept = join(import.meta.dirname, 'pictures')
const versionFile = join(kept, 'chromium.txt')

const test = base.extend<object, { origin: string }>({
  origin: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern.
    async ({}, use) => {
      const { origin, close } = await serveWorkbench()
      await use(origin)
      close()
    },
    { scope: 'worker' },
  ],
})

// A picture shows these side by side, at half their size.
const looks = [
  { width: 390, height: 844, theme: 'light' },
  { width: 390, height: 844, theme: 'dark' },
  { width: 1280, height: 900, theme: 'light' },
  { width: 1280, height: 900, theme: 'dark' },
] as const
const MAX_HEIGHT = 2600

const still = '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important }'

interface Shot {
  png: Buffer
  width: number
  height: number
}

async function shoot(page: Page, { width, height, theme }: (typeof looks)[number]): Promise<Shot> {
  await page.setViewportSize({ width, height })
  const bottom = await page.evaluate(async (theme) => {
    document.documentElement.dataset['theme'] = theme
    // Lists and charts measure themselves again when the window has another size.
    for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    const boxes = [...document.querySelectorAll('#storybook-root *, body > :not(#storybook-root) *')].map((element) =>
      element.getBoundingClientRect(),
    )
    return Math.max(0, ...boxes.filter(({ width }) => width > 0).map(({ bottom }) => bottom))
  }, theme)
  // An even height, so that half of it is a whole number of pixels.
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(Math.ceil((Math.ceil(bottom) + 16) / 2) * 2, 40), MAX_HEIGHT) }
  return { png: await page.screenshot({ fullPage: true, clip, caret: 'hide' }), width, height: clip.height }
}

/** The browser itself scales the four looks down and puts them side by side. */
async function sideBySide(page: Page, shots: readonly Shot[]): Promise<Buffer> {
  const images = shots.map(
    ({ png, width, height }) => `<img src="data:image/png;base64,${png.toString('base64')}" width="${width / 2}" height="${height / 2}">`,
  )
  await page.setViewportSize({
    width: shots.reduce((sum, { width }) => sum + width / 2, 0),
    height: Math.max(...shots.map(({ height }) => height / 2)),
  })
  await page.setContent(`<body style="margin: 0; display: flex; align-items: start; background: white">${images.join('')}`)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  return page.screenshot()
}

async function picture(page: Page, origin: string, id: string, css = ''): Promise<Buffer> {
  await page.clock.setFixedTime('2026-08-14T14:20:00Z')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(storyAddress(origin, id))
  await page.waitForFunction(ended)
  await page.addStyleTag({ content: still + css })
  await page.evaluate(async () => {
    await document.fonts.ready
    ;(document.activeElement as HTMLElement | null)?.blur()
    window.scrollTo(0, 0)
  })
  await page.mouse.move(0, 0)
  // Some parts appear a moment after the story has ended: the first look must be the same after the last.
  for (let tries = 1; ; tries += 1) {
    const shots: Shot[] = []
    for (const look of looks) shots.push(await shoot(page, look))
    if (tries === 4 || shots[0]!.png.equals((await shoot(page, looks[0])).png)) return sideBySide(page, shots)
  }
}

/** Chromium and its headless shell render text differently, even at the same version. */
const versionOf = (browser: Browser): string => `${browser.version()} ${basename(stillBrowser().executablePath)}`
const keptVersion = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : ''

const isAccepting = (): boolean => test.info().config.updateSnapshots === 'changed'
const isForeign = (browser: Browser): boolean => !isAccepting() && keptVersion !== '' && keptVersion !== versionOf(browser)
/** Another browser renders text differently: then only changes of 2 % of the pixels count. */
const tolerance = (browser: Browser) => ({ maxDiffPixelRatio: 0.02, ...(isForeign(browser) ? {} : { maxDiffPixels: 8 }) })

const stories = picturedStories(storiesOf())

for (const { id } of stories)
  test(id, async ({ page, origin, browser }) => {
    expect(await picture(page, origin, id)).toMatchSnapshot(`${id}.png`, tolerance(browser))
  })

test('every kept picture has a story', ({ browser }) => {
  const stale = readdirSync(kept).filter((name) => name.endsWith('.png') && !stories.some(({ id }) => `${id}.png` === name))
  if (isAccepting()) {
    for (const name of stale) rmSync(join(kept, name))
    writeFileSync(versionFile, `${versionOf(browser)}\n`)
  } else expect(stale, `no story for ${stale.join(', ')}`).toEqual([])
})

test('canary: a shift of the page is found', async ({ page, origin, browser }) => {
  if (isForeign(browser)) console.log(`Chromium ${versionOf(browser)}, pictures by ${keptVersion}: only differences of 2 % and more count.`)
  const { id } = stories.find((one) => existsSync(join(kept, `${one.id}.png`)))!
  expect(await picture(page, origin, id, 'body { padding-left: 4px !important }')).not.toMatchSnapshot(`${id}.png`, tolerance(browser))
})
