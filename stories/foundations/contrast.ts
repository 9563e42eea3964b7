import type { Scheme } from '#design-system/theme/palette.ts'

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast of two opaque colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

export interface Pair {
  /** Name of the foreground colour. */
  front: string
  back: string
  /** 4.5 for text, 3 for graphics. */
  least: 4.5 | 3
}

const text = (front: string, ...backs: string[]): Pair[] => backs.map((back) => ({ front, back, least: 4.5 }))
const graphic = (front: string, ...backs: string[]): Pair[] => backs.map((back) => ({ front, back, least: 3 }))

/** The colour pairs that the product uses. */
export const pairs: readonly Pair[] = [
  ...['primary', 'secondary', 'tertiary'].flatMap((one) =>
    text(`text.${one}`, 'background.default', 'background.paper', 'background.sunken'),
  ),
  ...text('text.onInk', 'background.ink', 'background.inkRaised'),
  ...text('text.onInkMuted', 'background.ink', 'background.inkRaised'),
  ...text('primary.contrastText', 'primary.main', 'primary.dark', 'primary.darker'),
  ...text('primary.main', 'background.default', 'background.paper', 'primary.light', 'primary.lightHover'),
  ...['success', 'error', 'warning', 'info'].flatMap((one) => text(`${one}.main`, 'background.paper', `${one}.light`)),
  ...graphic('needle.main', 'background.default', 'background.paper', 'background.sunken'),
  ...graphic('needle.onInk', 'background.ink'),
  ...graphic('border.control', 'background.paper', 'background.default'),
  ...graphic('primary.main', 'background.paper', 'background.default'),
  ...[1, 2, 3, 4, 5, 6].flatMap((one) => graphic(`chart.${one}`, 'background.paper')),
  ...['usdt', 'bnb'].flatMap((one) => graphic(`token.${one}`, 'background.paper')),
  ...['full', 'low'].flatMap((one) => graphic(`tickInk.${one}`, 'background.ink')),
]

/** `text.primary` → #0C1F26 */
export const colourOf = (scheme: Scheme, name: string): string =>
  name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], scheme) as string

/** Every role of a scheme by name, in groups. */
export const rolesOf = (scheme: Scheme): [group: string, names: string[]][] =>
  Object.entries(scheme).map(([group, value]) => [
    group,
    typeof value === 'string' ? [group] : Object.keys(value).map((key) => `${group}.${key}`),
  ])
