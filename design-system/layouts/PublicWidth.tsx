import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { desktop } from '../theme/mixins.ts'

/** The column of the public pages. */
export const PublicWidth = styled(Container)({ padding: '0 16px', [desktop]: { padding: '0 32px' } })
