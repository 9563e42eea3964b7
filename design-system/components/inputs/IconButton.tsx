import MuiIconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import type { MouseEventHandler, ReactNode } from 'react'
import { insetLine } from '../../theme/mixins.ts'

export type IconButtonProps = {
  /** Accessible name. */
  label: string
  /** The icon, 20 or 24 px, hidden from screen readers. */
  children: ReactNode
  /** Makes it a link to this address, with the same look and target. */
  href?: string
  /** The action. A press on a link runs it before the page changes. */
  onClick?: MouseEventHandler<HTMLElement>
  /** It cannot be pressed and leaves the tab order; say nearby why. */
  disabled?: boolean
  /** Makes it a toggle, and says whether it is on. */
  'aria-pressed'?: boolean
  /** A hairline around it, where the icon stands alone on a card without other controls. */
  outlined?: boolean
  /** Colours for the dark card and for toasts. */
  onInk?: boolean
  /** A class for the parent's own layout; the look stays in the theme. */
  className?: string
}

const ring = (theme: Theme) => insetLine(theme.vars.palette.divider)

/** An icon in a 44 px target. */
export function IconButton({ label, href, outlined, onInk, children, ...rest }: IconButtonProps) {
  return (
    <MuiIconButton
      {...rest}
      {...(href !== undefined && { href })}
      {...(outlined && { sx: ring })}
      color={onInk ? 'ink' : 'inherit'}
      aria-label={label}
    >
      {children}
    </MuiIconButton>
  )
}
