// `npm run visual`: draws every part and every screen in its ready state, light and dark, on a phone and on a desktop, and compares with the pictures
// kept beside this file. `-- --accept` takes what is drawn now as right; `-- --only WORD` draws only stories whose id has the word.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { chromium } from 'playwright'
import type { Page } from 'playwright'
import { difference, halve, sideBySide, simplify } from './compare.ts'
import type { Picture } from './png.ts'
import { decode, encode } from './png.ts'
import { ended, ensureWorkbench, serveWorkbench, stillBrowser, storiesOf, storyAddress } from './workbench.ts'
import type { StoryEntry } from './workbench.ts'

const kept = join(import.meta.dirname, 'pictures')
const versionFile = join(kept, 'chromium.txt')
const found = resolve(import.meta.dirname, '../../.cache/visual')

const accept = process.argv.includes('--accept')
const only = process.argv.includes('--only') ? (process.argv[process.argv.indexOf('--only') + 1] ?? '') : ''

// The story that shows the most of a part goes by one of these names.
const sheets = new Set(['Matrix', 'States', 'Variants', 'Kinds', 'All', 'Sizes', 'Tones', 'Rows', 'Types'])

/** Every part by the story that shows its variants, or its first, and every screen as it is when all is there. */
export function chosen(stories: readonly StoryEntry[]): StoryEntry[] {
  const parts = new Map<string, StoryEntry>()
  for (const story of stories) {
    if (!/^(components|forms)\//.test(story.title)) continue
    const one = parts.get(story.importPath)
    if (!one || (sheets.has(story.name) && !sheets.has(one.name))) parts.set(story.importPath, story)
  }
  const screens = stories.filter(({ title, name }) => title.startsWith('screens/') && (name === 'Ready' || name === 'Blank'))
  return [...parts.values(), ...screens]
}

// A sheet: phone light, phone dark, desktop light, desktop dark.
const looks = [
  { width: 390, height: 844, theme: 'light' },
  { width: 390, height: 844, theme: 'dark' },
  { width: 1280, height: 900, theme: 'light' },
  { width: 1280, height: 900, theme: 'dark' },
] as const
const TALLEST = 2600

const still = '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important }'

async function draw(page: Page, origin: string, id: string, planted = ''): Promise<Picture> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(storyAddress(origin, id))
  await page.waitForFunction(ended)
  await page.addStyleTag({ content: still + planted })
  await page.evaluate(async () => {
    await document.fonts.ready
    ;(document.activeElement as HTMLElement | null)?.blur()
    window.scrollTo(0, 0)
  })
  await page.mouse.move(0, 0)
  // Some parts come a moment after the story: a picture counts once its first look is still the same after the last.
  for (let tries = 1; ; tries += 1) {
    const shots: Buffer[] = []
    for (const look of looks) shots.push(await shoot(page, look))
    if (tries === 4 || shots[0]!.equals(await shoot(page, looks[0]))) return simplify(sideBySide(shots.map((shot) => halve(decode(shot)))))
  }
}

async function shoot(page: Page, { width, height, theme }: (typeof looks)[number]): Promise<Buffer> {
  await page.setViewportSize({ width, height })
  const tall = await page.evaluate(async (theme) => {
    document.documentElement.dataset['theme'] = theme
    // Lists and charts measure themselves again when the window has another size.
    for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    // As far as anything is drawn: most parts are low.
    const drawn = [...document.querySelectorAll('#storybook-root *, body > :not(#storybook-root) *')].map((element) =>
      element.getBoundingClientRect(),
    )
    return Math.ceil(Math.max(0, ...drawn.filter(({ width }) => width > 0).map(({ bottom }) => bottom))) + 16
  }, theme)
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(tall, 40), TALLEST) }
  return page.screenshot({ fullPage: true, clip, caret: 'hide' })
}

const fileOf = (id: string): string => join(kept, `${id}.png`)

async function run(): Promise<number> {
  ensureWorkbench()
  const { origin, close } = await serveWorkbench()
  const { executablePath, ...options } = stillBrowser()
  const browser = await chromium.launch({ ...options, executablePath })
  const before = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : ''
  // The headless shell draws letters otherwise than the whole browser of the same version.
  const version = `${browser.version()} ${basename(executablePath)}`
  // Another browser draws letters otherwise: then only what nobody could overlook counts, but what is accepted is its own.
  const patience = accept || before === '' || before === version ? 8 : Infinity
  if (patience === Infinity) console.log(`Drawn by Chromium ${version}, kept by ${before}: only differences of 2 % and more count.`)
  const matters = (change: { pixels: number; share: number } | null): boolean =>
    change !== null && (change.pixels > patience || change.share >= 0.02)

  const list = chosen(storiesOf()).filter(({ id }) => id.includes(only))
  rmSync(found, { recursive: true, force: true })
  mkdirSync(found, { recursive: true })
  mkdirSync(kept, { recursive: true })
  const started = performance.now()
  const lines: string[] = []
  let written = 0
  const queue = [...list]
  const work = async (): Promise<void> => {
    const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US', deviceScaleFactor: 1 })
    const page = await context.newPage()
    await page.clock.setFixedTime('2026-08-14T14:20:00Z')
    for (let story = queue.shift(); story; story = queue.shift()) {
      const { id } = story
      const now = await draw(page, origin, id)
      const old = existsSync(fileOf(id)) ? decode(readFileSync(fileOf(id))) : null
      const change = old ? difference(old, now) : null
      if (old && !matters(change)) continue
      if (accept) {
        writeFileSync(fileOf(id), encode(now))
        written += 1
      } else {
        writeFileSync(join(found, `${id}.png`), encode(now))
        lines.push(change ? `${id}: ${change.pixels} pixels differ, from ${change.at}` : `${id}: no picture is kept`)
      }
    }
    await context.close()
  }
  await Promise.all([work(), work()])

  const gone = only ? [] : readdirSync(kept).filter((name) => name.endsWith('.png') && !list.some(({ id }) => `${id}.png` === name))
  if (accept) {
    for (const name of gone) rmSync(join(kept, name))
    if (!only) writeFileSync(versionFile, `${version}\n`)
  } else lines.push(...gone.map((name) => `${name}: its story is gone`))

  // A change on purpose must be seen, or all of the above is worth nothing.
  const first = list[0]
  if (first && existsSync(fileOf(first.id))) {
    const page = await browser.newPage({ reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' })
    await page.clock.setFixedTime('2026-08-14T14:20:00Z')
    const planted = await draw(page, origin, first.id, 'body { padding-left: 18px !important }')
    if (!matters(difference(decode(readFileSync(fileOf(first.id))), planted)))
      lines.push('canary: a planted shift of two pixels was not seen')
  }
  await browser.close()
  close()

  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  for (const line of lines.toSorted((one, other) => one.localeCompare(other))) console.log(`✗ ${line}`)
  if (accept) console.log(`${list.length} stories drawn in ${seconds} s, ${written} pictures written, ${gone.length} removed.`)
  else
    console.log(
      `${list.length} stories drawn in ${seconds} s, ${lines.length} differ.${lines.length ? ` What is drawn now: ${found}. Right? npm run visual -- --accept` : ''}`,
    )
  return lines.length
}

if (process.argv[1] === import.meta.filename) process.exit((await run()) > 0 ? 1 : 0)
