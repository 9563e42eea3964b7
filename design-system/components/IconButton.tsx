import MuiIconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { useDesignSystem } from '../provider/DesignSystemContext.ts'

export type IconButtonProps = {
  /** Accessible name. */
  label: string
  children: ReactNode
  href?: string
  onClick?: MouseEventHandler<HTMLElement>
  /** For a toggle button: its state. */
  pressed?: boolean
  expanded?: boolean
  controls?: string
  disabled?: boolean
  outlined?: boolean
  onInk?: boolean
  className?: string
  ref?: Ref<HTMLButtonElement>
}

const ring = (theme: Theme) => ({ boxShadow: `inset 0 0 0 1px ${theme.vars.palette.border.hairline}` })

/** An icon in a 44 px target. */
export function IconButton({ label, href, pressed, expanded, controls, outlined, onInk, children, ...rest }: IconButtonProps) {
  const { Link } = useDesignSystem()
  return (
    <MuiIconButton
      {...rest}
      {...(href !== undefined && { component: Link, href })}
      {...(outlined && { sx: ring })}
      color={onInk ? 'ink' : 'inherit'}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
    >
      {children}
    </MuiIconButton>
  )
}
