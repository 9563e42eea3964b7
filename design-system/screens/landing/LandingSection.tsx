import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { PublicWidth } from '../../layouts/PublicWidth.tsx'
import { contentVisibility } from '../../theme/mixins.ts'

/** A full-width section. `follows`: the previous section has the same background, so only its bottom padding separates them. */
export const LandingSection = styled('section')<{ on?: 'canvas' | 'card' | 'ink'; follows?: boolean }>(
  ({ theme, on = 'canvas', follows = false }) => ({
    ...contentVisibility(800),
    padding: follows ? '0 0 64px' : '64px 0',
    scrollMarginTop: follows ? 64 : 0,
    [theme.breakpoints.up('md')]: { padding: follows ? '0 0 104px' : '104px 0' },
    ...(on === 'card' && { backgroundColor: theme.vars.palette.background.paper }),
    ...(on === 'ink' && {
      backgroundColor: theme.vars.palette.background.ink,
      color: theme.vars.palette.text.onInk,
      '& .lead': { color: theme.vars.palette.text.onInkMuted },
    }),
  }),
)

/** Text on one side, illustration on the other. */
export const Pair = styled(PublicWidth, { shouldForwardProp: (name) => name !== 'turned' && name !== 'sx' })<{ turned?: boolean }>(
  ({ theme, turned }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 32,
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: turned ? 'minmax(0, 6fr) minmax(0, 6fr)' : 'minmax(0, 5fr) minmax(0, 7fr)',
      gap: 72,
      alignItems: 'center',
      ...(turned && { '& > :first-of-type': { order: 1 } }),
    },
  }),
)

export const Words = styled(Stack)({ alignItems: 'flex-start', gap: 18 })

export const Heading = ({ children }: { children: ReactNode }) => (
  <Typography component="h2" variant="h2" sx={{ textWrap: 'balance' }}>
    {children}
  </Typography>
)

export const Lead = ({ children }: { children: ReactNode }) => (
  <Typography variant="bodyLg" className="lead" color="textSecondary" sx={{ textWrap: 'pretty' }}>
    {children}
  </Typography>
)
