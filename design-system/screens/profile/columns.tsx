import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { CardGridItem, CardGrid } from '../../components/layout/CardGrid.tsx'

// Cards keep their own height: the two columns have no common rows.
const Column = styled(CardGridItem)({ '& > *': { flex: 'none' } })

/** The profile's two columns: forms, and additional information. Stacked on phones. */
export const Columns = ({ children, side }: { children: ReactNode; side: ReactNode }) => (
  <CardGrid>
    <Column span={8} narrow={7}>
      {children}
    </Column>
    <Column span={4} narrow={5}>
      {side}
    </Column>
  </CardGrid>
)
