import Chip from '@mui/material/Chip'
import type { ReactElement, ReactNode } from 'react'

export type ChipTone = 'neutral' | 'positive' | 'negative' | 'warning' | 'info' | 'brand' | 'ink'

const color = {
  neutral: 'default',
  positive: 'success',
  negative: 'error',
  warning: 'warning',
  info: 'info',
  brand: 'primary',
  ink: 'ink',
} as const

export type StatusChipProps = {
  /** The state's word. */
  children: ReactNode
  /** A filled icon; a state is never told by colour alone, so only neutral words may go without. */
  icon?: ReactElement | undefined
  tone?: ChipTone
  bare?: boolean
}

/** A state: icon and word. */
export const StatusChip = ({ children, icon, tone = 'neutral', bare = false }: StatusChipProps) => (
  <Chip component="span" label={children} color={color[tone]} {...(icon && { icon })} {...(bare && { variant: 'bare' })} />
)
