import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Root = styled('span')(({ theme }) => ({
  width: 40,
  height: 40,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  backgroundColor: theme.vars.palette.surface.sunken,
  color: theme.vars.palette.text.secondary,
  '& > svg': { width: 20, height: 20 },
  '&[data-tone="positive"]': { backgroundColor: theme.vars.palette.positive.bg, color: theme.vars.palette.positive.fg },
  '&[data-tone="negative"]': { backgroundColor: theme.vars.palette.negative.bg, color: theme.vars.palette.negative.fg },
  '&[data-tone="warning"]': { backgroundColor: theme.vars.palette.caution.bg, color: theme.vars.palette.caution.fg },
  '&[data-tone="brand"]': { backgroundColor: theme.vars.palette.brand.subtle, color: theme.vars.palette.brand.main },
}))

/** The round icon of a list row; the text beside it says the same. */
export const IconDisc = ({
  tone = 'neutral',
  children,
}: {
  /** Colour of the disc by meaning: gain, loss, attention, the product itself, or none. */
  tone?: 'neutral' | 'positive' | 'negative' | 'warning' | 'brand'
  /** The icon; the disc sets its size. */
  children: ReactNode
}) => (
  <Root data-tone={tone} aria-hidden="true">
    {children}
  </Root>
)
