import { styled } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { paint } from '../parts/paint.ts'
import { radius, size } from '../theme/tokens.ts'

/** The edge of everything that can be filled in, in its states; the state comes from `data-…` and from the input inside. */
export const edge = (theme: Theme) => {
  const { border, negative, positive, surface, text } = paint(theme)
  return {
    boxShadow: `inset 0 0 0 1px ${border.control}`,
    backgroundColor: surface.card,
    '&:hover': { boxShadow: `inset 0 0 0 1px ${border.strong}` },
    '&[data-success]': { boxShadow: `inset 0 0 0 2px ${positive.solid}` },
    '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${negative.solid}` },
    '&:focus-within, &[data-focus]': {
      boxShadow: `inset 0 0 0 2px ${border.focus}`,
      outline: `3px solid color-mix(in srgb, ${border.focus} 22%, transparent)`,
      outlineOffset: 0,
    },
    '&[data-invalid]:focus-within': { boxShadow: `inset 0 0 0 2px ${negative.solid}` },
    '&[data-readonly], &[data-disabled]': {
      backgroundColor: surface.sunken,
      boxShadow: `inset 0 0 0 1px ${border.hairline}`,
      outline: 'none',
    },
    '&[data-readonly]': { color: text.secondary },
    '&[data-readonly]:focus-within': { boxShadow: `inset 0 0 0 2px ${border.focus}` },
    '&[data-disabled]': { color: text.disabled },
    '@media (forced-colors: active)': {
      border: '1px solid CanvasText',
      '&:focus-within': { outline: '3px solid Highlight' },
      '&[data-invalid]': { borderWidth: 2 },
      '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
    },
  } as const
}

/** An input without looks of its own: the box round it has them. */
export const bare = (theme: Theme) =>
  ({
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    appearance: 'none',
    background: 'none',
    border: 0,
    margin: 0,
    padding: 0,
    width: '100%',
    minWidth: 0,
    borderRadius: 0,
    '&, &:focus-visible': { outline: 'none' },
    caretColor: paint(theme).brand.main,
    '&::placeholder': { color: paint(theme).text.tertiary, opacity: 1 },
    '&:disabled': { WebkitTextFillColor: 'currentColor', opacity: 1 },
    // The browser's own paint for what it filled in would hide the box's.
    '&:-webkit-autofill': {
      WebkitTextFillColor: paint(theme).text.primary,
      boxShadow: `inset 0 0 0 100px ${paint(theme).surface.card}`,
    },
  }) as const

export const Box = styled('div')(({ theme }) => ({
  ...edge(theme),
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: size.field,
  minWidth: 0,
  padding: '0 14px',
  borderRadius: radius.control,
  fontSize: '1rem',
  lineHeight: '24px',
  cursor: 'text',
  color: paint(theme).text.primary,
  '& > svg': { width: 20, height: 20, flex: 'none', color: paint(theme).text.secondary, pointerEvents: 'none' },
  '& > input, & > select': { flex: '1 1 0', minHeight: size.field - 2, paddingBlock: 6 },
  '& > .end': { marginRight: -10, display: 'flex', flex: 'none', color: paint(theme).text.primary },
  '&[data-mono] > input': { ...theme.typography.mono, fontSize: '0.9375rem', fontVariantLigatures: 'none' },
}))

export const Input = styled('input')(({ theme }) => bare(theme))

export type BoxState = {
  error?: string | undefined
  success?: string | undefined
  readOnly?: boolean | undefined
  disabled?: boolean | undefined
  /** A request is under way with this value. */
  locked?: boolean | undefined
}

/** What a box shows of its field's state. */
export const boxState = ({ error, success, readOnly, disabled }: BoxState) => ({
  ...(error && { 'data-invalid': '' }),
  ...(success && !error && { 'data-success': '' }),
  ...(readOnly && { 'data-readonly': '' }),
  ...(disabled && { 'data-disabled': '' }),
})
