import axe from 'axe-core'
import type { AccessibilityFault, Light } from '../guard/negative-fixtures.ts'
import { axeOptions } from './axe.ts'
import {
  cutText,
  documentFaults,
  focusFaults,
  keyboardFaults,
  loud,
  moving,
  overflow,
  sameWhenForced,
  unreachable,
  watchChatter,
  wrongNames,
} from './checks.ts'
import { frames, prefer, resize, spaceText } from './stress-checks.ts'

const nameOf = (finding: string): string => finding.split(':')[0] ?? ''

async function findings(host: HTMLElement, under: Light, busy = false): Promise<Set<string>> {
  const chatter = watchChatter(host)
  // Effects that start on their own take a moment to show.
  await frames(busy ? 5 : 1)
  const axed = await axe.run(document, axeOptions)
  const own = [
    ...documentFaults(document, 'en'),
    ...wrongNames(host),
    ...keyboardFaults(host),
    ...unreachable(host),
    ...loud(host),
    ...focusFaults(host),
    ...overflow(),
    ...cutText(host),
    ...moving(),
    ...(under === 'forced' ? sameWhenForced(host) : []),
    ...chatter(),
  ]
  return new Set([...axed.violations.map(({ id }) => id), ...own.map(nameOf)])
}

/** Sets up the condition under which a fault shows. Returns a function that reverts it. */
async function lit(under: Light): Promise<() => void | Promise<void>> {
  if (under === 'narrow') await resize(320, 700)
  if (under === 'spaced') return spaceText()
  if (under === 'forced') {
    await prefer('active')
    return () => prefer('none')
  }
  const root = document.documentElement
  const { theme } = root.dataset
  if (under === 'dark') root.dataset['theme'] = 'dark'
  return () => void (root.dataset['theme'] = theme ?? 'light')
}

const lights: readonly Light[] = ['wide', 'dark', 'spaced', 'forced', 'narrow']

/** Plants each fault separately and runs the checks that every story gets. Returns differences from the expected list. */
export async function plantAll(faults: readonly AccessibilityFault[]): Promise<string[]> {
  const host = document.createElement('section')
  document.querySelector('main')?.append(host)
  const wrong: string[] = []
  let caught = 0
  for (const under of lights) {
    const undo = await lit(under)
    await frames(2)
    host.innerHTML = '<p>Nothing is wrong here.</p>'
    const clean = await findings(host, under)
    for (const { name, html, by, plant } of faults.filter((one) => (one.under ?? 'wide') === under)) {
      host.innerHTML = html
      const clear = plant?.(host)
      const found = [...(await findings(host, under, plant !== undefined))].filter((one) => !clean.has(one))
      clear?.()
      if (found.length > 0) caught += 1
      if (by ? !found.includes(by) : found.length > 0)
        wrong.push(`${name}: expected ${by ?? 'nothing'}, found ${found.join(', ') || 'nothing'}`)
    }
    await undo()
  }
  host.remove()
  if (caught < 40 || faults.length < 49) wrong.push(`${caught} of ${faults.length} are caught: A5 wants 40 of 48`)
  return wrong
}
