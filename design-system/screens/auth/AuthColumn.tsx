import { styled } from '@mui/material/styles'

/** The one column of every page before sign-in. */
export const AuthColumn = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20, minWidth: 0 })
