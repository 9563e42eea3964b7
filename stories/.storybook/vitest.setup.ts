import axe from 'axe-core'
import { configure } from 'storybook/test'
import { afterEach } from 'vitest'
import type { AccessibilityFault } from '../guard/negative-fixtures.ts'
import { axeOptions } from './axe.ts'
import { keyboardFaults, overflow } from './checks.ts'
import { plantAll } from './planted.ts'
import { resize, underPressure } from './stress-checks.ts'

// After a story has rendered and played, the same page is checked with axe: daily once, in light at the first width; nightly in both themes at both
// widths. At each of them and at 320 px it is checked for horizontal overflow. Ready states of screens get more checks: keyboard, text spacing, 200 % text, forced colours
// (stress-checks.ts). One render serves all checks.

const isNightly = import.meta.env['MATU_NIGHTLY'] === '1'
const themes = isNightly ? (['light', 'dark'] as const) : (['light'] as const)

// Stories may wait longer on a busy machine.
configure({ asyncUtilTimeout: 7000 })

type Seen = {
  id?: string
  parameters?: { matrix?: { widths?: number[]; overflow?: boolean; planted?: string[]; faults?: readonly AccessibilityFault[] } }
  globals?: { viewport?: { value?: string } }
}

const violations = async (): Promise<string[]> => {
  const result = await axe.run({ include: [document.body] }, axeOptions)
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

  for (const width of widths) {
    await resize(width, width < 600 ? 844 : 900)
    for (const theme of isNightly || width === widths[0] ? themes : []) {
      root.dataset['theme'] = theme
      for (const text of await violations()) found.push(`${theme} at ${width} px, ${text}`)
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
  // A planted fault proves that the check above can fail. Those of another theme or width are for the nightly run.
  const planted = story.parameters?.matrix?.planted
  if (planted) {
    const isLookedFor = (fault: string): boolean => isNightly || !/^(dark at|light at 390)/.test(fault)
    const missed = planted.filter((fault) => isLookedFor(fault) && !found.some((text) => text.includes(fault)))
    if (missed.length > 0) throw new Error(`The check did not see what was planted: ${missed.join(', ')}`)
    return
  }
  if (found.length > 0) throw new Error(`${found.length} finding(s)\n  ${found.join('\n  ')}`)
})
