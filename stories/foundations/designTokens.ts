import { schemes } from '#design-system/theme/palette.ts'
import { duration, easing, radius, reed, size } from '#design-system/theme/tokens.ts'
import { typography } from '#design-system/theme/typography.ts'

type Tokens = { [name: string]: Tokens } | { $type: string; $value: string | number }

/** A value or a tree of values in the form of the Design Tokens Community Group, which design tools import. */
function tokensOf(value: unknown): Tokens {
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, tokensOf(one)]))
  if (typeof value === 'number') return { $type: 'number', $value: value }
  const text = String(value)
  const $type = text.startsWith('#') ? 'color' : text.startsWith('cubic-bezier') ? 'cubicBezier' : 'string'
  return { $type, $value: text }
}

/** Everything that the theme is made of, for `tokens.json`. */
export const designTokens = (): Tokens => ({
  colour: tokensOf(schemes),
  typography: tokensOf(typography),
  measure: tokensOf({ radius, size, reed, duration, easing }),
})

/** `text.primary` → `--matu-palette-text-primary`. */
export const variableOf = (role: string): string => `--matu-palette-${role.replaceAll('.', '-')}`
