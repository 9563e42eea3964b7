import { cdp } from 'vitest/browser'
import {
  cutText,
  focusFaults,
  loud,
  moving,
  overflow,
  sameWhenForced,
  spacedText,
  unreachable,
  watchChatter,
  wrongNames,
} from './checks.ts'
import { enlargedFaults } from './enlarged.ts'

export const frames = (count: number) =>
  new Promise<void>((resolve) => {
    const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)))
    next(count)
  })

/** Resizes the story's iframe directly, which saves a message to the runner. */
export async function resize(width: number, height: number): Promise<void> {
  const frame = window.frameElement as HTMLElement
  frame.style.width = `${width}px`
  frame.style.height = `${height}px`
  // One frame for media queries, another for components that measure themselves.
  await frames(2)
}

/** Emulates the user's system settings. Motion is reduced in all stories by Playwright's options. */
export async function prefer(forced: 'active' | 'none'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: forced },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })
}

export function spaceText(): () => void {
  const style = document.createElement('style')
  style.textContent = spacedText
  document.head.append(style)
  return () => style.remove()
}

const at = (where: string, found: readonly string[]): string[] => found.map((one) => `${where}, ${one}`)

/** Checks a screen's ready state: narrow, text spacing, 200 % text, forced colours, reduced motion, keyboard. Nothing may be cut off or lost. */
export async function underPressure(): Promise<string[]> {
  const found: string[] = []
  const chatter = watchChatter()
  found.push(...wrongNames(), ...unreachable(), ...loud(), ...focusFaults())
  // The focus ring may look like what is chosen.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await prefer('active')
  await frames(1)
  found.push(...at('with forced colours', [...sameWhenForced(), ...cutText()]))
  await prefer('none')
  // 1280 px at 200 %.
  await resize(640, 450)
  found.push(...at('at 200 %', [...overflow(), ...cutText()]))
  await resize(320, 700)
  found.push(...at('at 320 px', [...overflow(), ...cutText()]))
  // 200 % for text alone; the nightly run does so in German and Spanish too.
  document.documentElement.style.fontSize = '200%'
  await frames(2)
  found.push(...at('with text at 200 % on 320 px', enlargedFaults()))
  document.documentElement.style.fontSize = ''
  await resize(390, 844)
  const undo = spaceText()
  await frames(2)
  found.push(...at('with text apart', [...overflow(), ...cutText()]))
  undo()
  return [...found, ...moving(), ...chatter()]
}
