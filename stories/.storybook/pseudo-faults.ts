import type { ComponentType } from 'react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { overflow } from './checks.ts'
import { speakPseudo } from './pseudo.ts'
import { frames, resize } from './stress-checks.ts'

// In the pseudo-language nothing may be cut or overflow on a phone. That every text comes from a catalogue is tested for all stories without a browser
// (tests/architecture/story-drawings.test.ts).

const holder = 'button, a, label, [role="tab"], td, th, h1, h2, h3, dt, dd, p, li'

// Catalogue texts (they start with a bracket) that are wider than their container, whether it clips them or not.
function cut(root: HTMLElement): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    const parent = node.parentElement
    if (!text.includes('[') || !parent || parent.closest('select, svg') || !parent.checkVisibility()) continue
    range.selectNodeContents(node)
    const words = range.getBoundingClientRect()
    if (words.width <= 1) continue
    // A scrollable strip shows the rest.
    const around = parent.closest<HTMLElement>(holder) ?? parent
    let box: Element | null = parent
    let out = false
    while (box && box !== root) {
      const { overflowX, clipPath } = getComputedStyle(box)
      // For screen readers only.
      if (clipPath === 'inset(50%)') {
        out = false
        break
      }
      if (overflowX === 'auto' || overflowX === 'scroll') break
      if (overflowX === 'hidden' || overflowX === 'clip' || box === around) {
        const { left, right } = box.getBoundingClientRect()
        if (right - left > 1 && (words.right > right + 1 || words.left < left - 1)) out = true
      }
      box = box.parentElement
    }
    if (out) found.push(text.trim().slice(0, 60))
  }
  return found
}

/** Renders a screen once more, in the pseudo-language at 360 px. Returns the texts that are cut, and whether the page is too wide. */
export async function pseudoFaults(story: ComponentType & { globals: Record<string, unknown> }): Promise<string[]> {
  const { locale } = story.globals
  const drawn = [...document.body.children].filter((one): one is HTMLElement => one instanceof HTMLElement && !one.hidden)
  const place = document.createElement('div')
  const root = createRoot(place)
  await speakPseudo(true)
  story.globals['locale'] = 'pseudo'
  for (const one of drawn) one.hidden = true
  document.body.append(place)
  try {
    root.render(createElement(story))
    await resize(360, 780)
    await frames(1)
    return [
      ...cut(place).map((text) => `in the pseudo-language at 360 px, cut: ${text}`),
      ...overflow().map((wide) => `in the pseudo-language at 360 px, the page is ${wide}`),
      ...(place.textContent?.includes('[') ? [] : ['nothing is drawn in the pseudo-language']),
    ]
  } finally {
    root.unmount()
    place.remove()
    for (const one of drawn) one.hidden = false
    story.globals['locale'] = locale
    await speakPseudo(false)
  }
}
