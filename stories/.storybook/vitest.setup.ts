import axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { configure } from 'storybook/test'
import { afterEach } from 'vitest'
import type { AccessibilityFault } from '../guard/negative-fixtures.ts'
import { axeOptions, colourOptions, shapeOptions } from './axe.ts'
import { keyboardFaults, overflow } from './checks.ts'
import { contrastKeys } from './contrast-keys.ts'
import { plantAll } from './planted.ts'
import { resize, underPressure } from './stress-checks.ts'

// After a story has rendered and played, the same page is checked with axe in both themes and at both widths, and at 320 px for horizontal overflow.
// Ready states of screens get more checks: keyboard, text spacing, 200 % text, forced colours (stress-checks.ts). One render serves all checks. At
// the second width, contrast is checked only for texts whose colours did not occur at the first (contrast-keys.ts), because finding the background of
// every text takes most of axe's time.

// Stories may wait longer on a busy machine.
configure({ asyncUtilTimeout: 7000 })

type Seen = {
  id?: string
  parameters?: { matrix?: { widths?: number[]; overflow?: boolean; planted?: string[]; faults?: readonly AccessibilityFault[] } }
  globals?: { viewport?: { value?: string } }
}

const violations = async (options: RunOptions): Promise<string[]> => {
  const result = await axe.run({ include: [document.body] }, options)
  return result.violations.flatMap((rule) =>
    rule.nodes
      .slice(0, 3)
      .map((node) => `${rule.id}: ${node.failureSummary?.split('\n').at(1)?.trim() ?? rule.help}\n      ${node.html.slice(0, 200)}`),
  )
}

// No screenshots are taken: an invisible frame is laid out and can be queried, but is not painted, which saves a tenth of the run.
const { style } = window.frameElement as HTMLElement
style.visibility = 'hidden'

const isReadyScreen = /^screens-.*--(ready|blank)$/

afterEach(async ({ task, story }: { task: { result?: { state: string } | undefined }; story?: Seen }) => {
  if (!story || task.result?.state === 'fail') return
  const faults = story.parameters?.matrix?.faults
  if (faults) {
    const wrong = await plantAll(faults)
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
    return
  }
  const fixed = /^w(\d+)$/.exec(story.globals?.viewport?.value ?? '')?.[1]
  const widths = story.parameters?.matrix?.widths ?? (fixed ? [Number(fixed)] : [1280, 390])
  const found: string[] = []
  const root = document.documentElement
  const start = root.dataset['theme'] ?? 'light'
  const { width: startWidth, height: startHeight } = style
  await document.fonts.ready

  // Per story: colours are checked in full in both themes, and at another width only where new combinations occur.
  const sound = { light: new Set<string>(), dark: new Set<string>() }
  for (const width of widths) {
    await resize(width, width < 600 ? 844 : 900)
    for (const theme of ['light', 'dark'] as const) {
      root.dataset['theme'] = theme
      const checked = sound[theme]
      const worn = contrastKeys()
      const news = [...worn].some((key) => !checked.has(key))
      const options = theme === 'light' ? (news ? axeOptions : shapeOptions) : news ? colourOptions : null
      const seen = options ? await violations(options) : []
      for (const text of seen) found.push(`${theme} at ${width} px, ${text}`)
      if (seen.length === 0) for (const key of worn) checked.add(key)
    }
    found.push(...overflow().map((wide) => `at ${width} px the page is ${wide}`))
  }
  if (!fixed && story.parameters?.matrix?.overflow !== false) {
    await resize(320, 700)
    found.push(...overflow().map((wide) => `at 320 px the page is ${wide}`))
  }
  found.push(...keyboardFaults())
  root.dataset['theme'] = start
  if (!fixed && isReadyScreen.test(story.id ?? '')) found.push(...(await underPressure()))
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
