import { styled } from '@mui/material/styles'

/** Lines of a pool's cards, one below the other. */
export const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 })
