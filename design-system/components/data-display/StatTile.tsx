import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { fitted } from '../../theme/mixins.ts'
import { Card } from '../layout/Section.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'
import Typography from '@mui/material/Typography'

const Root = styled(Card)(({ theme }) => ({
  height: '100%',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  // On phones two tiles side by side.
  [theme.breakpoints.down('md')]: { padding: 16 },
}))

// As large as an amount in thousands with its sign and its unit fit on one line.
const number = (theme: Theme) => ({
  ...fitted(theme.typography.numberXl, '13cqi'),
  minHeight: '1lh',
  margin: '8px 0 6px',
  '& > span': theme.typography.inherit,
  [theme.breakpoints.down('md')]: { ...fitted(theme.typography.numberLg, '14.5cqi'), lineHeight: '1.875rem' },
})

export type StatTileProps = {
  /** What the number is: "Result in August". */
  caption: ReactNode
  /** The number; `null` is shown as –, and `under` then says why. */
  value: ReactNode
  /** A line of text or reeds below the number. */
  under?: ReactNode
  /** Draws skeletons in the size of number and line. */
  loading?: boolean
}

/** A number with its name. */
export const StatTile = ({ caption, value, under, loading = false }: StatTileProps) => (
  <Root component="div" aria-busy={loading || undefined}>
    <Typography variant="caption" color="textSecondary">
      {caption}
    </Typography>
    <Box sx={number}>{loading ? <Skeleton width="70%" height={30} /> : (value ?? '–')}</Box>
    <Typography
      className="under"
      variant="caption"
      color="textSecondary"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 'auto', minHeight: 20 }}
    >
      {loading ? <Skeleton width="50%" height={10} /> : under}
    </Typography>
  </Root>
)
