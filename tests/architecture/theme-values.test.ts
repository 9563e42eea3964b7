import { describe, expect, it } from 'vitest'
import { readSources } from '#openapi/tools/imports.ts'

const sources = [...readSources('design-system', 'app/src')].filter(
  ([file, code]) => !file.startsWith('design-system/theme/') && (file.endsWith('.tsx') || code.includes("from '@mui/material/styles'")),
)

// Values of the look that only the theme may write out.
const rules: ReadonlyArray<[what: string, property: RegExp, isWritten: (value: string) => boolean]> = [
  // Circles ('50%') and the theme's names in `${…}` are allowed.
  ['radius', /borderRadius:\s*(`[^`]*`|[^,}\n]+)/g, (value) => /[1-9]/.test(value.replaceAll(/\$\{[^}]*\}|'50%'/g, ''))],
  ['shadow', /boxShadow:\s*(?:[^'"`,\n]*\?\s*)?(['"`][^'"`]*['"`])/g, (value) => !/^['"`]none\b/.test(value)],
  // Masks use #000 and #0000: they are no colours.
  ['colour', /(#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\()/gi, (value) => !/^#0000?$/.test(value)],
]

/** Radii, shadows and colours that a source writes out instead of taking them from the theme: `radius 18`. */
const themeValuesIn = (code: string): string[] => {
  const spoken = code.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  return rules.flatMap(([what, property, isWritten]) =>
    [...spoken.matchAll(property)].map(([, value = '']) => value.trim()).flatMap((value) => (isWritten(value) ? [`${what} ${value}`] : [])),
  )
}

describe('radii, shadows and colours', () => {
  it('are written out in the theme alone', () => {
    expect(sources.flatMap(([file, code]) => themeValuesIn(code).map((value) => `${file}: ${value}`))).toEqual([])
  })

  it.each([
    ['borderRadius: `${radius.block}px 14px 0 0`,', ['radius `${radius.block}px 14px 0 0`']],
    ["borderRadius: round ? '50%' : 3,", ["radius round ? '50%' : 3"]],
    ["boxShadow: 'var(--matu-elev-1)',", ["shadow 'var(--matu-elev-1)'"]],
    ["color: '#0C1F26', background: `rgba(0, 0, 0, 0.5)`", ['colour #0C1F26', 'colour rgba(']],
    ["borderRadius: radius.card, boxShadow: theme.shadows[1], '50%'", []],
    ["borderRadius: 0, boxShadow: 'none !important', maskImage: `linear-gradient(90deg, #000 0, #0000 2px)`", []],
  ])('canary: reads %s', (code, values) => expect(themeValuesIn(code)).toEqual(values))
})

const layoutProperty =
  /^(display|flex\w*|gap|rowGap|columnGap|align\w+|justify\w+|place\w+|gridTemplate\w+|margin\w*|padding\w*|((min|max)?[wW]idth)|((min|max)?[hH]eight))$/

/** Names of elements that are styled with nothing but layout: those are MUI's Stack, Grid or Box. */
const layoutsIn = (code: string): string[] =>
  [...code.matchAll(/const (\w+) = styled\('(?!svg)\w+'\)\((?:\(\{ theme \}\) => \()?\{([^{}]*)\}\)/g)].flatMap(
    ([, name = '', body = '']) => {
      const properties = [...body.matchAll(/(\w+): (?:'[^']*'|[^,]+)/g)].map(([, property = '']) => property)
      return properties.length > 0 && properties.every((property) => layoutProperty.test(property)) ? [name] : []
    },
  )

// Cells of lists of hundreds of rows, where `sx` would cost a frame, and what the landing page loads.
const plain = /^app\/|screens\/landing\/|MarketingLayout|Button\.tsx|TransactionTable|StatementMovements/

it('layout is Stack, Grid or Box, not an element of its own', () => {
  const layouts = sources.filter(([file]) => !plain.test(file)).flatMap(([file, code]) => layoutsIn(code).map((name) => `${file}: ${name}`))
  expect(layouts).toEqual([])
  expect(layoutsIn("const Row = styled('div')({ display: 'flex', gap: 8 })")).toEqual(['Row'])
  expect(layoutsIn("const Card = styled('div')({ display: 'flex', overflow: 'hidden' })")).toEqual([])
})
