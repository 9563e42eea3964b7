import { styled } from '@mui/material/styles'
import { omitProps } from './omitProps.ts'

type Variant = 'h1' | 'h2' | 'h3' | 'h4' | 'bodyLg' | 'body' | 'bodySm' | 'label' | 'labelSm' | 'caption' | 'micro' | 'mono' | 'inherit'

type Tone = 'primary' | 'secondary' | 'tertiary' | 'positive' | 'negative' | 'warning' | 'onInk' | 'onInkMuted' | 'inherit'

// The design's names (h1 is a page's title of 28 px) to MUI's, which start at the landing page's 60 px.
const face = {
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  bodyLg: 'bodyLg',
  body: 'body1',
  bodySm: 'body2',
  label: 'subtitle1',
  labelSm: 'subtitle2',
  caption: 'caption',
  micro: 'micro',
  mono: 'mono',
} as const

export type TextProps = {
  /** Size and weight, by the design's names. */
  variant?: Variant
  /** `inherit` inside coloured surfaces. */
  tone?: Tone
  /** Tabular figures, and no break inside a number. */
  numeric?: boolean
}

/** Words in one of the design's sizes. Which element it is, is said with `as`: the order of headings follows the document, not the size. */
export const Text = styled(
  'span',
  omitProps('variant', 'tone', 'numeric'),
)<TextProps>(({ theme, variant = 'body', tone = 'inherit', numeric = false }) => {
  const palette = theme.vars.palette
  const colour = {
    primary: palette.text.primary,
    secondary: palette.text.secondary,
    tertiary: palette.text.tertiary,
    positive: palette.positive.fg,
    negative: palette.negative.fg,
    warning: palette.caution.fg,
    onInk: palette.text.onInk,
    onInkMuted: palette.text.onInkMuted,
    inherit: 'inherit',
  }[tone]
  return {
    margin: 0,
    ...(variant !== 'inherit' && theme.typography[face[variant]]),
    color: colour,
    ...(variant.startsWith('h') && { textWrap: 'balance' as const }),
    ...(variant === 'mono' && { fontVariantLigatures: 'none' }),
    ...(numeric && { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' as const }),
  }
})
