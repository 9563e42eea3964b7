import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { CardGridItem, CardGrid } from '../../components/layout/CardGrid.tsx'

// Cards keep their own height: the two columns have no common rows.
const Column = styled(CardGridItem)({ '& > *': { flex: 'none' } })

type ColumnsProps = { children: ReactNode; side: ReactNode; equal?: boolean }

/** The profile's two columns: forms, and additional information; `equal` for a form that needs no more than half. Stacked on phones. */
export const Columns = ({ children, side, equal = false }: ColumnsProps) => (
  <CardGrid>
    <Column span={equal ? 6 : 8} narrow={7}>
      {children}
    </Column>
    <Column span={equal ? 6 : 4} narrow={5}>
      {side}
    </Column>
  </CardGrid>
)
