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
  /** Label of the status. */
  children: ReactNode
  /** A filled icon. Status must not rely on colour alone, so only neutral chips may omit it. */
  icon?: ReactElement | undefined
  /** Colour by meaning. `ink` is for the dark card. */
  tone?: ChipTone
  /** Icon and label without the pill: in the second line of a row. */
  bare?: boolean
}

/** A status: icon and label. */
export const StatusChip = ({ children, icon, tone = 'neutral', bare = false }: StatusChipProps) => (
  <Chip component="span" label={children} color={color[tone]} {...(icon && { icon })} {...(bare && { variant: 'bare' })} />
)
