import { styled } from '@mui/material/styles'
import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { useReader } from '../provider/reader.ts'
import { radius, size } from '../theme/tokens.ts'
import { paint } from './paint.ts'

const Root = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: size.target,
  height: size.target,
  flex: 'none',
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 140ms',
  WebkitTapHighlightColor: 'transparent',
  '&:hover': { backgroundColor: paint(theme).surface.hover },
  '&[data-outlined]': { boxShadow: `inset 0 0 0 1px ${paint(theme).border.hairline}` },
  '&[data-on="ink"]:hover': { backgroundColor: paint(theme).surface.inkRaised },
  '&&[data-on="ink"]:focus-visible': { outlineColor: paint(theme).text.onInk },
  '&&:focus-visible': { borderRadius: radius.control },
  '&:disabled': { color: paint(theme).text.disabled, cursor: 'not-allowed', background: 'none' },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
}))

export type IconButtonProps = {
  /** What it does: an icon alone has no name. */
  label: string
  children: ReactNode
  href?: string
  onClick?: MouseEventHandler<HTMLElement>
  /** For a button that switches something: its present state. */
  pressed?: boolean
  expanded?: boolean
  controls?: string
  disabled?: boolean
  outlined?: boolean
  onInk?: boolean
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** A 44 px target round one icon. */
export function IconButton({ label, href, pressed, expanded, controls, outlined, onInk, children, ...rest }: IconButtonProps) {
  const { Link } = useReader()
  return (
    <Root
      {...rest}
      {...(href === undefined ? { type: 'button' as const } : { as: Link, href })}
      {...(outlined && { 'data-outlined': '' })}
      {...(onInk && { 'data-on': 'ink' })}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
    >
      {children}
    </Root>
  )
}
