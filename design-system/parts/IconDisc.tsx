import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { paint } from './paint.ts'

const Root = styled('span')(({ theme }) => ({
  width: 40,
  height: 40,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  backgroundColor: paint(theme).surface.sunken,
  color: paint(theme).text.secondary,
  '& > svg': { width: 20, height: 20 },
  '&[data-tone="positive"]': { backgroundColor: paint(theme).positive.bg, color: paint(theme).positive.fg },
  '&[data-tone="negative"]': { backgroundColor: paint(theme).negative.bg, color: paint(theme).negative.fg },
  '&[data-tone="warning"]': { backgroundColor: paint(theme).caution.bg, color: paint(theme).caution.fg },
  '&[data-tone="brand"]': { backgroundColor: paint(theme).brand.subtle, color: paint(theme).brand.main },
}))

/** The round place of a list row's icon; the word beside it says the same. */
export const IconDisc = ({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'positive' | 'negative' | 'warning' | 'brand'
  children: ReactNode
}) => (
  <Root data-tone={tone} aria-hidden="true">
    {children}
  </Root>
)
