import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'

/** The column of the public pages. */
export const PublicWidth = styled(Container)(({ theme }) => ({ padding: '0 16px', [theme.breakpoints.up('md')]: { padding: '0 32px' } }))
