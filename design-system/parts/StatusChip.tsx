import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { paint } from './paint.ts'

export type ChipTone = 'neutral' | 'positive' | 'negative' | 'warning' | 'info' | 'brand' | 'ink'

const Root = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 26,
  padding: '2px 10px',
  borderRadius: 999,
  fontWeight: 430,
  backgroundColor: paint(theme).surface.sunken,
  color: paint(theme).text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > svg': { width: 15, height: 15, marginLeft: -3, flex: 'none' },
  '&[data-tone="positive"]': { backgroundColor: paint(theme).positive.bg, color: paint(theme).positive.fg },
  '&[data-tone="negative"]': { backgroundColor: paint(theme).negative.bg, color: paint(theme).negative.fg },
  '&[data-tone="warning"]': { backgroundColor: paint(theme).caution.bg, color: paint(theme).caution.fg },
  '&[data-tone="info"]': { backgroundColor: paint(theme).notice.bg, color: paint(theme).notice.fg },
  '&[data-tone="brand"]': { backgroundColor: paint(theme).brand.subtle, color: paint(theme).brand.main },
  '&[data-tone="ink"]': { backgroundColor: paint(theme).surface.inkRaised, color: paint(theme).text.onInk },
  // In a list's second line: the same icon and word, without the pill.
  '&[data-bare]': { minHeight: 0, padding: 0, gap: 4, backgroundColor: 'transparent', '& > svg': { width: 14, height: 14, marginLeft: 0 } },
  '@media (forced-colors: active)': { border: '1px solid CanvasText', '&[data-bare]': { border: 0 } },
}))

export type StatusChipProps = {
  /** The state's word. */
  children: ReactNode
  /** A filled icon; a state is never told by colour alone, so only neutral words may go without. */
  icon?: ReactNode
  tone?: ChipTone
  bare?: boolean
}

/** A state: icon and word. */
export const StatusChip = ({ children, icon, tone = 'neutral', bare = false }: StatusChipProps) => (
  <Root data-tone={tone} {...(bare && { 'data-bare': '' })}>
    {icon}
    {children}
  </Root>
)
