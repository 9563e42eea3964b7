import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { disc } from '../../theme/mixins.ts'
import { omitProps } from '../utils/omitProps.ts'

type DiscColor = 'default' | 'success' | 'error' | 'warning' | 'primary'

const Root = styled(
  'span',
  omitProps('color'),
)<{ color: DiscColor }>(({ theme, color }) => ({
  ...disc(40),
  backgroundColor: theme.vars.palette.background.sunken,
  color: theme.vars.palette.text.secondary,
  '& > svg': { width: 20, height: 20 },
  ...(color !== 'default' && { backgroundColor: theme.vars.palette[color].light, color: theme.vars.palette[color].main }),
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
  <Root color={color} aria-hidden="true">
    {children}
  </Root>
)
