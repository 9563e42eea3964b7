import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Cell, Grid } from '../../components/layout/Grid.tsx'

// Cards keep their own height: the two columns have no common rows.
const Column = styled(Cell)({ '& > *': { flex: 'none' } })

/** The profile's two columns: forms, and additional information. Stacked on phones. */
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
