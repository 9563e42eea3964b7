import type { Locale } from '#design-system/i18n/tags.ts'
import { languageName, locales } from '#design-system/i18n/tags.ts'

// Settings of the toolbar. Each is a Storybook global, so it is part of the URL: `&globals=locale:de;theme:dark;viewport.value:w390`.

/** Every story renders at this moment, in UTC, so that screenshots and dates stay the same. */
export const storyNow = Date.parse('2026-08-14T14:20:00Z')

type Language = Locale | 'pseudo'
export type Theme = 'light' | 'dark'

export interface ToolbarGlobals {
  locale: Language
  theme: Theme
  clock: string
  amounts: 'shown' | 'hidden'
  motion: 'full' | 'reduced'
  text: 'normal' | 'double'
}

export const initial: ToolbarGlobals = { locale: 'en', theme: 'light', clock: 'story', amounts: 'shown', motion: 'full', text: 'normal' }

export const toolbarGlobalsOf = (globals: Record<string, unknown>): ToolbarGlobals => ({
  ...initial,
  ...(globals as Partial<ToolbarGlobals>),
})

const unit: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }
const clocks = new Map<string, () => number>()

/** `story`, `live`, or an offset: `plus-90s`, `minus-2d`. Anything else means the stories' fixed moment. */
export function clockOf(name: string): () => number {
  const known = clocks.get(name)
  if (known) return known
  const [, sign, count, scale = ''] = /^(plus|minus)-(\d+)([smhdw])$/.exec(name) ?? []
  const at = storyNow + (sign === 'minus' ? -1 : 1) * Number(count ?? 0) * (unit[scale] ?? 0)
  const opened = Date.now()
  const clock = name === 'live' ? () => storyNow + Date.now() - opened : () => at
  clocks.set(name, clock)
  return clock
}

const widths = [320, 360, 390, 768, 1024, 1280, 1440] as const

const kindOf = (width: number) => (width < 600 ? 'phone' : width < 900 ? 'tablet' : width < 1200 ? 'narrow desktop' : 'desktop')
const heights: Record<(typeof widths)[number], number> = { 320: 700, 360: 780, 390: 844, 768: 1024, 1024: 768, 1280: 900, 1440: 900 }

export const viewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    {
      name: `${width} px, ${kindOf(width)}`,
      styles: { width: `${width}px`, height: `${heights[width]}px` },
      type: width < 600 ? ('mobile' as const) : width < 900 ? ('tablet' as const) : ('desktop' as const),
    },
  ]),
)

const bar = (icon: 'globe' | 'time' | 'eye' | 'play' | 'zoom', items: { value: string; title: string }[]) => ({
  toolbar: { icon, dynamicTitle: true, items },
})

export const globalTypes = {
  locale: {
    description: 'Language',
    ...bar('globe', [
      ...locales.map((value) => ({ value, title: languageName[value] })),
      { value: 'pseudo', title: 'Pseudo, 40 % longer' },
    ]),
  },
  theme: {
    description: 'Theme',
    toolbar: {
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' as const },
        { value: 'dark', title: 'Dark', icon: 'moon' as const },
      ],
    },
  },
  clock: {
    description: 'Clock',
    ...bar('time', [
      { value: 'story', title: 'Aug 14, 2:20 PM' },
      { value: 'live', title: 'Running from 2:20 PM' },
      { value: 'plus-30s', title: '30 seconds later' },
      { value: 'plus-10m', title: '10 minutes later' },
      { value: 'plus-1h', title: 'An hour later' },
      { value: 'plus-1d', title: 'A day later' },
      { value: 'plus-1w', title: 'A week later' },
      { value: 'minus-1d', title: 'A day before' },
    ]),
  },
  amounts: {
    description: 'Amounts',
    ...bar('eye', [
      { value: 'shown', title: 'Amounts shown' },
      { value: 'hidden', title: 'Amounts hidden' },
    ]),
  },
  motion: {
    description: 'Motion',
    ...bar('play', [
      { value: 'full', title: 'Motion' },
      { value: 'reduced', title: 'Reduced motion' },
    ]),
  },
  text: {
    description: 'Size of text',
    ...bar('zoom', [
      { value: 'normal', title: 'Text 100 %' },
      { value: 'double', title: 'Text 200 %' },
    ]),
  },
}
