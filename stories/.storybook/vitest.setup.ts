import axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { ComponentType } from 'react'
import { configure } from 'storybook/test'
import { afterEach } from 'vitest'
import type { AccessibilityFault } from '../guard/negative-fixtures.ts'
import { axeOptions, colourOptions } from './axe.ts'
import { keyboardFaults, overflow } from './checks.ts'
import { plantAll } from './planted.ts'
import { pseudoFaults } from './pseudo-faults.ts'
import { frames, resize, underPressure } from './stress-checks.ts'

// After a story has rendered and played, the same page is checked: with axe in light at the first width, at each width and at 320 px for horizontal
// overflow, and for the keyboard. Nightly, axe also runs in dark, at the second width and on the further states of screens, and ready states of screens get
// more: text spacing, 200 % text, forced colours (stress-checks.ts), and the pseudo-language (pseudo-faults.ts).

const isNightly = import.meta.env['MATU_NIGHTLY'] === '1'

// Stories may wait longer on a busy machine.
configure({ asyncUtilTimeout: 7000 })

type Seen = ComponentType & {
  id: string
  parameters: { matrix?: { widths?: number[]; overflow?: boolean; planted?: string[]; faults?: readonly AccessibilityFault[] } }
  globals: Record<string, unknown> & { viewport?: { value?: string } }
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

const isScreen = /^screens-/
const isReadyScreen = /^screens-.*--(ready|blank)$/

async function faultsOf(story: Seen): Promise<string[]> {
  const { matrix = {} } = story.parameters
  if (matrix.faults) return plantAll(matrix.faults)
  const fixed = /^w(\d+)$/.exec(story.globals.viewport?.value ?? '')?.[1]
  const widths = matrix.widths ?? (fixed ? [Number(fixed)] : [1280, 390])
  const found: string[] = []
  const root = document.documentElement
  const start = root.dataset['theme'] ?? 'light'
  // The further states of a screen differ from its ready state in little that axe can see.
  const hasDailyAxe = !isScreen.test(story.id) || isReadyScreen.test(story.id)
  await document.fonts.ready
  for (const width of widths) {
    await resize(width, width < 600 ? 844 : 900)
    if (isNightly || (hasDailyAxe && width === widths[0]))
      for (const text of await violations(axeOptions)) found.push(`light at ${width} px, ${text}`)
    if (isNightly) {
      root.dataset['theme'] = 'dark'
      for (const text of await violations(colourOptions)) found.push(`dark at ${width} px, ${text}`)
      root.dataset['theme'] = start
    }
    found.push(...overflow().map((wide) => `at ${width} px the page is ${wide}`))
  }
  if (!fixed && matrix.overflow !== false) {
    await resize(320, 700)
    found.push(...overflow().map((wide) => `at 320 px the page is ${wide}`))
  }
  found.push(...keyboardFaults())
  if (isNightly && !fixed && isReadyScreen.test(story.id)) found.push(...(await underPressure()), ...(await pseudoFaults(story)))
  if (!matrix.planted) return found
  // A planted fault proves that the check above can fail.
  return matrix.planted
    .filter((fault) => !found.some((text) => text.includes(fault)))
    .map((fault) => `did not see what was planted: ${fault}`)
}

afterEach(async ({ task, story }: { task: { result?: { state: string } | undefined }; story?: Seen }) => {
  if (!story || task.result?.state === 'fail') return
  const { width, height } = style
  try {
    const found = await faultsOf(story)
    if (found.length > 0) throw new Error(`${found.length} finding(s)\n  ${found.join('\n  ')}`)
  } finally {
    style.width = width
    style.height = height
    await frames(2)
  }
})
