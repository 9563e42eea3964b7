import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Card } from '../../components/layout/Section.tsx'

/** The parts of the dark card in reading order; the share bar extends to its bottom edge. */
export const Hero = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  containerType: 'inline-size',
  '&&': { paddingBottom: 0 },
  '& > .first': { marginTop: 8, maxWidth: '44ch' },
})

export const Top = styled(Stack)({
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  margin: '-8px -10px 0 0',
})

export const Change = styled(Stack)({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  marginTop: 10,
  minHeight: 26,
})

/** The total with its change: beside it where there is room. */
export const Worth = styled(Box)(({ theme }) => ({
  [theme.containerQueries.up('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: 20,
    '& > :nth-of-type(2)': { marginTop: 0 },
  },
}))

export const Actions = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 20,
  [theme.breakpoints.down('md')]: {
    // A button label too long for a third of a phone's width wraps as a whole.
    '&& > *': {
      ...theme.typography.subtitle2,
      flex: '1 1 78px',
      flexDirection: 'column',
      gap: 2,
      minWidth: 'max-content',
      minHeight: 60,
      padding: '8px 4px',
    },
    '&& .MuiButton-startIcon': { margin: 0 },
    // A single button has space for its icon beside the label.
    '&& > :only-child': { flexDirection: 'row', gap: 8, minHeight: 52 },
  },
}))

/** The line below the buttons. It has its place before it is known whether there is something to write. */
export const Note = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  alignItems: 'center',
  gap: 6,
  minHeight: 18,
  color: theme.vars.palette.text.onInkMuted,
  // What follows keeps its distance, but 12 px of it are enough.
  margin: '10px 0 -16px',
}))

export const Bottom = styled(Stack)(({ theme }) => ({
  flex: '1 1 auto',
  justifyContent: 'flex-end',
  margin: '24px -20px 0',
  '& > ul': { padding: '0 20px', marginBottom: 10 },
  [theme.breakpoints.up('md')]: { margin: '24px -24px 0', '& > ul': { padding: '0 24px' } },
}))
