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

// After a story has been rendered and played, the same page is looked at in both themes and at both widths (A1), and measured at 320 px,
// where nothing may stick out sideways (A4). Screens in their ready state are put under more pressure: keyboard, text apart, twice as large, forced
// colours (A2, A4, pressure.ts). One rendering serves all. At the second width, what colours come to is asked only where a text wears what none wore at
// the first (coats.ts): finding the ground of every text is most of what axe does.

// What a story waits for may take its time on a machine that does much else.
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

// Nobody looks, no picture is taken: what is not seen is laid out and can be asked all the same, but need not be painted, which was a tenth of the run.
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

  // A story's own: each is asked about its colours in full in both themes, and again at another width where a text wears what it did not wear before.
  const sound = { light: new Set<string>(), dark: new Set<string>() }
  for (const width of widths) {
    await resize(width, width < 600 ? 844 : 900)
    for (const theme of ['light', 'dark'] as const) {
      root.dataset['theme'] = theme
      const asked = sound[theme]
      const worn = contrastKeys()
      const news = [...worn].some((coat) => !asked.has(coat))
      const options = theme === 'light' ? (news ? axeOptions : shapeOptions) : news ? colourOptions : null
      const seen = options ? await violations(options) : []
      for (const text of seen) found.push(`${theme} at ${width} px, ${text}`)
      if (seen.length === 0) for (const coat of worn) asked.add(coat)
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
