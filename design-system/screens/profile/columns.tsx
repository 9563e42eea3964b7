import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Cell, Grid } from '../../components/Grid.tsx'

// Cards as high as what is in them: two columns of settings have no common lines to keep.
const Column = styled(Cell)({ '& > *': { flex: 'none' } })

/** The profile's two columns: what is filled in, and what stands beside it. One below the other on phones. */
export const Columns = ({ children, side }: { children: ReactNode; side: ReactNode }) => (
  <Grid>
    <Column span={8} narrow={7}>
      {children}
    </Column>
    <Column span={4} narrow={5}>
      {side}
    </Column>
  </Grid>
)
