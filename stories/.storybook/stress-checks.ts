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

export const frames = (count: number) =>
  new Promise<void>((resolve) => {
    const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)))
    next(count)
  })

/** The story's page is a frame inside the runner's: its size is set where it hangs, which takes a message less than asking the runner to. */
export async function resize(width: number, height: number): Promise<void> {
  const frame = window.frameElement as HTMLElement
  frame.style.width = `${width}px`
  frame.style.height = `${height}px`
  // One frame for media queries, another for those who measure themselves.
  await frames(2)
}

/** What the reader has told the system. Motion is reduced in all stories, as Playwright was told. */
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

/** A4 and A2 for a screen in its ready state: narrow, text apart, twice as large, forced colours, no motion, by keyboard. Nothing cut, nothing lost. */
export async function underPressure(): Promise<string[]> {
  const found: string[] = []
  const chatter = watchChatter()
  found.push(...wrongNames(), ...unreachable(), ...loud(), ...focusFaults())
  await prefer('active')
  await frames(1)
  found.push(...at('with forced colours', [...sameWhenForced(), ...cutText()]))
  await prefer('none')
  // 1280 px at 200 %.
  await resize(640, 450)
  found.push(...at('at 200 %', [...overflow(), ...cutText()]))
  await resize(320, 700)
  found.push(...at('at 320 px', [...overflow(), ...cutText()]))
  await resize(390, 844)
  const undo = spaceText()
  await frames(2)
  found.push(...at('with text apart', [...overflow(), ...cutText()]))
  undo()
  return [...found, ...moving(), ...chatter()]
}
