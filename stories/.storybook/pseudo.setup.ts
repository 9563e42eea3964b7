import type { ComponentType } from 'react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { speakPseudo } from './pseudo.ts'

// Renders each screen's ready state in the pseudo-language on a phone, where nothing may be cut or overflow. One render, without axe. That every text
// comes from a catalogue is tested for all stories without a browser (tests/architecture/story-drawings.test.ts).

type Composed = ComponentType & { id: string; globals: Record<string, unknown> }

const frames = (count: number) =>
  new Promise<void>((resolve) => {
    const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)))
    next(count)
  })

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

afterEach(async ({ task, story }: { task: { result?: { state: string } | undefined }; story?: Composed }) => {
  if (!story || task.result?.state === 'fail' || !/^screens-.*--(ready|blank)$/.test(story.id)) return
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
    await page.viewport(360, 780)
    await frames(3)
    const { scrollWidth, clientWidth } = document.documentElement
    const found = [
      ...cut(place).map((text) => `cut: ${text}`),
      ...(scrollWidth > clientWidth + 1 ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : []),
    ]
    if (!place.textContent?.includes('[')) found.push('nothing is drawn in the pseudo-language')
    if (found.length > 0) throw new Error(`In the pseudo-language at 360 px:\n  ${found.join('\n  ')}`)
  } finally {
    root.unmount()
    place.remove()
    for (const one of drawn) one.hidden = false
    story.globals['locale'] = locale
    await speakPseudo(false)
  }
})
