import { styled } from '@mui/material/styles'

/** The column layout of every page before sign-in. */
export const AuthColumn = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20, minWidth: 0 })
