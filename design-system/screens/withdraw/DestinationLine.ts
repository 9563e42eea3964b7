import { styled } from '@mui/material/styles'
import { radius } from '../../theme/tokens.ts'

/** Layout of a destination: picture and text on one line. */
export const DestinationLine = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: 16,
  borderRadius: radius.block,
  backgroundColor: theme.vars.palette.background.sunken,
  '& > svg': { flex: 'none' },
}))
