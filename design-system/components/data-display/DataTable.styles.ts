import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { styled } from '@mui/material/styles'
import { radius } from '../../theme/tokens.ts'

/** The whole row is one click target and still a single link with one name. */
export const RowLink = styled('a')(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -3, borderRadius: radius.sm },
}))

export const Cards = styled('ul')(({ theme }) => ({
  containerType: 'inline-size',
  margin: 0,
  padding: '0 20px 8px',
  listStyle: 'none',
  '& > li': { position: 'relative', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& > li:last-of-type': { borderBottom: 0 },
  '& > li[data-space]': { borderBottom: 0, lineHeight: 0 },
  '& > li[data-head]': { paddingTop: 20, borderBottom: 0 },
  '& > li[data-head]:first-of-type': { paddingTop: 12 },
}))

/** As high as its heading. */
export const GroupRow = styled(TableRow)({ '.MuiTableBody-root > &&': { height: 'auto' } })
/** The heading of a group of rows. */
export const GroupHead = styled(TableCell)<{ component: 'th'; scope: 'rowgroup' }>(({ theme }) => ({
  '&&': { padding: '16px 24px 8px', color: theme.vars.palette.text.secondary, ...theme.typography.subtitle2 },
}))
