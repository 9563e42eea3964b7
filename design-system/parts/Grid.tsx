import { styled } from '@mui/material/styles'
import { desktop } from './paint.ts'
import { without } from './without.ts'

/** What a page shows, one below the other. */
export const Page = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0, [desktop]: { gap: 20 } })

/** Cards of a page: one column on phones, twelve from 900 px on. A cell says its part with `Cell`. */
export const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'stretch',
  [desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: 20 },
})

export const Cell = styled(
  'div',
  without('span', 'narrow'),
)<{
  /** Columns of twelve from 1200 px on. */
  span: number
  /** Columns between 900 and 1199 px, beside the rail; by default the same. */
  narrow?: number
}>(({ span, narrow = span }) => ({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  '& > *': { flex: '1 1 auto' },
  [desktop]: { gridColumn: `span ${narrow}`, gap: 20 },
  '@media (min-width:1200px)': { gridColumn: `span ${span}` },
}))
