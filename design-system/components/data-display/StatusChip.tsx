import Chip from '@mui/material/Chip'
import type { ChipProps } from '@mui/material/Chip'
import type { ReactElement, ReactNode } from 'react'

export type StatusChipProps = {
  /** Label of the status. */
  children: ReactNode
  /** A filled icon. Status must not rely on colour alone, so only chips of the default colour may omit it. */
  icon?: ReactElement | undefined
  /** Colour by meaning. `ink` is for the dark card. */
  color?: ChipProps['color']
  /** Icon and label without the pill: in the second line of a row. */
  bare?: boolean
}

/** A status: icon and label. */
export const StatusChip = ({ children, icon, color = 'default', bare = false }: StatusChipProps) => (
  <Chip component="span" label={children} color={color} {...(icon && { icon })} {...(bare && { variant: 'bare' })} />
)
