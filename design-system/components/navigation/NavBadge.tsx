import Badge from '@mui/material/Badge'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { outerLine } from '../../theme/mixins.ts'

const Count = styled(Badge)(({ theme }) => ({
  flex: 'none',
  '& > .MuiBadge-badge': {
    // Beside the icon rather than on it.
    top: -3,
    right: -4,
    minWidth: 16,
    height: 16,
    padding: '0 4px',
    ...theme.typography.micro,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    // Separates the number from the icon behind it.
    ...outerLine(theme.vars.palette.background.default, 2),
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
}))

/** A number at the corner of a navigation icon; the link's name says what it counts. Drawn in the browser only: MUI writes style attributes. */
export const NavBadge = ({ count, children }: { count: number; children: ReactNode }) => (
  <Count badgeContent={count} max={9} color="primary" aria-hidden="true">
    {children}
  </Count>
)
