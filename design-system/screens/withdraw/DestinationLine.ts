import { styled } from '@mui/material/styles'

/** Layout of a destination: picture and text on one line. */
export const DestinationLine = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: 16,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.surface.sunken,
  '& > svg': { flex: 'none' },
  '& > .words': { minWidth: 0, display: 'flex', flexDirection: 'column', gap: 4 },
}))
