import MuiGrid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { desktop } from './paint.ts'

const gaps = { gap: 16, [desktop]: { gap: 20 } }

/** What a page shows, one below the other. */
export const Page = styled(Stack)({ ...gaps, minWidth: 0 })

/** Cards of a page: one column on phones, twelve from 900 px on. A cell says its part with `Cell`. */
export const Grid = ({ children }: { children?: ReactNode }) => (
  <MuiGrid container spacing={{ xs: 4, md: 5 }}>
    {children}
  </MuiGrid>
)

const Column = styled(MuiGrid)({ ...gaps, display: 'flex', flexDirection: 'column', '& > *': { flex: '1 1 auto' } })

type CellProps = {
  /** Columns of twelve from 1200 px on. */
  span: number
  /** Columns between 900 and 1199 px, beside the rail; by default the same. */
  narrow?: number
  className?: string
  children: ReactNode
}

export const Cell = ({ span, narrow = span, ...rest }: CellProps) => <Column size={{ xs: 12, md: narrow, lg: span }} {...rest} />
