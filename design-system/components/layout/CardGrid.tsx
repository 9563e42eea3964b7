import MuiGrid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { size } from '../../theme/tokens.ts'

const gaps = ({ theme }: { theme: Theme }) => ({ gap: 16, [theme.breakpoints.up('md')]: { gap: 20 } })

/** The content of a page, stacked vertically. */
export const PageStack = styled(Stack)(gaps, { minWidth: 0 })

/** One column in the middle of a page: a step that has nothing to put beside it. */
export const centred = { width: '100%', maxWidth: size.content.narrow, marginInline: 'auto' } as const

/** Marks what a user has opened and may be much taller than its neighbours: a chart's figures, a QR code. */
export const expandedPart = { 'data-expanded': '' } as const

// Cards of a row are equally high, until one of them is opened: then each keeps its own height. A property, because a rule of `:has` for the cards would
// have browsers style all that is inside again whenever an element comes or goes.
const Row = styled(MuiGrid)({ '&:has([data-expanded])': { '--card-flex': '0 0 auto' } })

/** The cards of a page: one column on phones, twelve columns from 900 px up. `CardGridItem` sets the span. */
export const CardGrid = ({ children }: { children?: ReactNode }) => (
  <Row container spacing={{ xs: 4, md: 5 }}>
    {children}
  </Row>
)

const Column = styled(MuiGrid)(gaps, {
  display: 'flex',
  flexDirection: 'column',
  '& > *': { flex: 'var(--card-flex, 1 1 auto)' },
  '&.own-height > *': { flex: 'none' },
})

type CellProps = {
  /** Columns out of twelve from 1200 px up. */
  span: number
  /** Columns between 900 and 1199 px, beside the navigation rail; defaults to `span`. */
  narrow?: number
  /** A class for the page's own layout, or `own-height`: cards of lists, which do not grow with what is beside them. */
  className?: string
  /** One card, or several below each other. */
  children: ReactNode
  /** To watch when the cell comes into view. */
  ref?: Ref<HTMLDivElement>
}

export const CardGridItem = ({ span, narrow = span, ...rest }: CellProps) => <Column size={{ xs: 12, md: narrow, lg: span }} {...rest} />
