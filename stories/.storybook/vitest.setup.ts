import axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { afterEach } from 'vitest'
import { axeOptions, colourOptions, placeOptions } from './axe.ts'

// After a story has been rendered and played, the same page is looked at in both themes and at both widths (A1), and measured at 320 px,
// where nothing may stick out sideways (A4). One rendering serves all, and nothing is asked twice of what has not changed.

type Seen = {
  parameters?: { matrix?: { widths?: number[]; overflow?: boolean; planted?: string[] } }
  globals?: { viewport?: { value?: string } }
}

const frames = (count: number) =>
  new Promise<void>((resolve) => {
    const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)))
    next(count)
  })

/** The story's page is a frame inside the runner's: its size is set where it hangs, which takes a message less than asking the runner to. */
async function resize(width: number, height: number): Promise<void> {
  const frame = window.frameElement as HTMLElement
  frame.style.width = `${width}px`
  frame.style.height = `${height}px`
  // One frame for media queries, another for those who measure themselves.
  await frames(2)
}

/** What a reader could come upon: all elements, and which of them are shown. */
const content = (): string =>
  document.body.innerHTML +
  Array.from(document.body.querySelectorAll('*'), (element) => (element.checkVisibility({ visibilityProperty: true }) ? '1' : '0')).join('')

const overflow = (): string | null => {
  const root = document.documentElement
  if (root.scrollWidth <= root.clientWidth + 1) return null
  const wide = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
    .slice(-3)
    .map((element) => `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 40)}`)
  return `${root.scrollWidth} px wide in ${root.clientWidth}: ${wide.join(' | ')}`
}

const violations = async (options: RunOptions): Promise<string[]> => {
  const result = await axe.run({ include: [document.body] }, options)
  return result.violations.flatMap((rule) =>
    rule.nodes
      .slice(0, 3)
      .map((node) => `${rule.id}: ${node.failureSummary?.split('\n').at(1)?.trim() ?? rule.help}\n      ${node.html.slice(0, 200)}`),
  )
}

afterEach(async ({ task, story }: { task: { result?: { state: string } | undefined }; story?: Seen }) => {
  if (!story || task.result?.state === 'fail') return
  const fixed = /^w(\d+)$/.exec(story.globals?.viewport?.value ?? '')?.[1]
  const widths = story.parameters?.matrix?.widths ?? (fixed ? [Number(fixed)] : [1280, 390])
  const found: string[] = []
  const root = document.documentElement
  const start = root.dataset['theme'] ?? 'light'
  const { style } = window.frameElement as HTMLElement
  const { width: startWidth, height: startHeight } = style
  await document.fonts.ready

  const asked = new Set<string>()
  for (const width of widths) {
    await resize(width, width < 600 ? 844 : 900)
    const now = content()
    for (const theme of ['light', 'dark']) {
      root.dataset['theme'] = theme
      await frames(1)
      const options = theme === 'dark' ? colourOptions : asked.has(now) ? placeOptions : axeOptions
      for (const text of await violations(options)) found.push(`${theme} at ${width} px, ${text}`)
    }
    asked.add(now)
    const wide = overflow()
    if (wide) found.push(`at ${width} px the page is ${wide}`)
  }
  if (!fixed && story.parameters?.matrix?.overflow !== false) {
    await resize(320, 700)
    const wide = overflow()
    if (wide) found.push(`at 320 px the page is ${wide}`)
  }
  root.dataset['theme'] = start
  style.width = startWidth
  style.height = startHeight
  // A planted fault proves that the check above can fail.
  const planted = story.parameters?.matrix?.planted
  if (planted) {
    const missed = planted.filter((fault) => !found.some((text) => text.includes(fault)))
    if (missed.length > 0) throw new Error(`The check did not see what was planted: ${missed.join(', ')}`)
    return
  }
  if (found.length > 0) throw new Error(`${found.length} finding(s)\n  ${found.join('\n  ')}`)
})
