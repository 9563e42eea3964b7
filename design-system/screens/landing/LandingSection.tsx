import { styled } from '@mui/material/styles'
import { PublicWidth } from '../../layouts/PublicWidth.tsx'
import { contentVisibility } from '../../theme/mixins.ts'
import { omitProps } from '../../components/utils/omitProps.ts'

/** A full-width section. `follows`: the previous section has the same background, so only its bottom padding separates them. */
export const LandingSection = styled(
  'section',
  omitProps('on', 'follows'),
)<{ on?: 'canvas' | 'card' | 'ink'; follows?: boolean }>(({ theme, on = 'canvas', follows = false }) => ({
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
}))

/** Text on one side, illustration on the other. */
export const Pair = styled(
  PublicWidth,
  omitProps('turned'),
)<{ turned?: boolean }>(({ theme, turned }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: turned ? 'minmax(0, 6fr) minmax(0, 6fr)' : 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: 72,
    alignItems: 'center',
    ...(turned && { '& > :first-of-type': { order: 1 } }),
  },
}))

export const Words = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 18 })

export const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  fontSize: '2.5rem',
  lineHeight: '2.875rem',
  textWrap: 'balance',
  [theme.breakpoints.down('md')]: { fontSize: '1.875rem', lineHeight: '2.25rem' },
}))

export const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.bodyLg,
  margin: 0,
  textWrap: 'pretty',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: { fontSize: '1rem', lineHeight: '1.5625rem' },
}))
