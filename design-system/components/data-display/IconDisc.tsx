import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { disc } from '../../theme/mixins.ts'

type DiscColor = 'default' | 'success' | 'error' | 'warning' | 'primary'

const Root = styled('span')<{ tone: DiscColor }>(({ theme, tone }) => ({
  ...disc(40),
  backgroundColor: theme.vars.palette.background.sunken,
  color: theme.vars.palette.text.secondary,
  '& > svg': { width: 20, height: 20 },
  ...(tone !== 'default' && { backgroundColor: theme.vars.palette[tone].light, color: theme.vars.palette[tone].main }),
}))

/** The round icon of a list row; the text beside it says the same. */
export const IconDisc = ({
  color = 'default',
  children,
}: {
  /** Colour of the disc by meaning: gain, loss, attention, the product itself, or none. */
  color?: DiscColor
  /** The icon; the disc sets its size. */
  children: ReactNode
}) => (
  <Root tone={color} aria-hidden="true">
    {children}
  </Root>
)
