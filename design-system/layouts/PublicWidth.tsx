import { styled } from '@mui/material/styles'
import { desktop } from '../parts/paint.ts'

/** The column of the public pages. */
export const PublicWidth = styled('div')({
  width: '100%',
  maxWidth: 1200,
  margin: '0 auto',
  padding: '0 16px',
  [desktop]: { padding: '0 32px' },
})
