import { describe, expect, it } from 'vitest'
import { readSources } from '#openapi/tools/imports.ts'
import { layoutsIn, themeValuesIn } from './theme-values.ts'

const isStyled = ([file, code]: [string, string]): boolean =>
  !file.startsWith('design-system/theme/') && (file.endsWith('.tsx') || code.includes("from '@mui/material/styles'"))

describe('radii, shadows and colours', () => {
  it('are written out in the theme alone', () => {
    const sources = [...readSources('design-system', 'app/src')].filter(isStyled)
    expect(sources.flatMap(([file, code]) => themeValuesIn(code).map((value) => `${file}: ${value}`))).toEqual([])
  })

  it.each([
    ['{ borderRadius: 18, padding: 4 }', 'radius 18'],
    ["{ borderRadius: '14px 14px 0 0' }", "radius '14px 14px 0 0'"],
    ['borderRadius: `${radius.block}px 14px 0 0`,', 'radius `${radius.block}px 14px 0 0`'],
    ["borderRadius: round ? '50%' : 3,", "radius round ? '50%' : 3"],
    ["boxShadow: 'var(--matu-elev-1)',", "shadow 'var(--matu-elev-1)'"],
    ['boxShadow: `inset 0 0 0 1px ${border.control}`,', 'shadow `inset 0 0 0 1px ${border.control}`'],
    ["color: '#0C1F26'", 'colour #0C1F26'],
    ['background: `rgba(0, 0, 0, 0.5)`', 'colour rgba('],
  ])('canary: finds the value in %s', (code, value) => expect(themeValuesIn(code)).toEqual([value]))

  it.each([
    'borderRadius: radius.card,',
    "borderRadius: '50%',",
    'borderRadius: 0 }',
    'borderRadius: `${radius.block}px ${radius.block}px 0 0`,',
    "boxShadow: 'none !important',",
    'boxShadow: theme.shadows[1],',
    '...insetLine(theme.vars.palette.divider, 2),',
    'maskImage: `linear-gradient(90deg, #000 0, #0000 2px)`',
    '// As in #1234.',
  ])('canary: accepts %s', (code) => expect(themeValuesIn(code)).toEqual([]))
})

// Cells of lists of hundreds of rows, where `sx` would cost a frame, and what the landing page loads.
const plain = /screens\/landing\/|MarketingLayout|Button\.tsx|TransactionTable|StatementMovements/

describe('layout', () => {
  it('is Stack, Grid or Box, not an element of its own', () => {
    const sources = [...readSources('design-system')].filter((source) => isStyled(source) && !plain.test(source[0]))
    expect(sources.flatMap(([file, code]) => layoutsIn(code).map((name) => `${file}: ${name}`))).toEqual([])
  })

  it.each([
    ["const Row = styled('div')({ display: 'flex', gap: 8 })", ['Row']],
    ["const Top = styled('span')({ marginTop: 20 })", ['Top']],
    ["const Card = styled('div')({ display: 'flex', overflow: 'hidden' })", []],
    ["const List = styled('ul')({ gap: 8, '& > li': { color: 'inherit' } })", []],
  ])('canary: reads %s', (code, names) => expect(layoutsIn(code)).toEqual(names))
})
