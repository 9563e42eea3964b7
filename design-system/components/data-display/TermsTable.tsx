import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'

const Terms = styled(Table)(({ theme }) => ({
  margin: '4px 0 16px',
  '& > caption': visuallyHidden,
  '& .MuiTableCell-root, & .MuiTableCell-root:last-child': { padding: '12px 0', verticalAlign: 'baseline' },
  '& .MuiTableCell-root + .MuiTableCell-root': { paddingLeft: 16 },
  '& .MuiTableRow-root': { height: 'auto' },
  '& .MuiTableBody-root .MuiTableRow-root:last-child > *': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& th.MuiTableCell-body': theme.typography.subtitle1,
  // A row becomes a card of pairs: five columns do not fit on a phone.
  [theme.breakpoints.down('md')]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& .MuiTableBody-root .MuiTableRow-root': {
      containerType: 'inline-size',
      height: 'auto',
      padding: '12px 0',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& .MuiTableBody-root .MuiTableRow-root .MuiTableCell-root': { padding: '2px 0', border: 0 },
    // The name keeps its words together before the value does.
    '& td.MuiTableCell-root': { display: 'grid', gridTemplateColumns: 'fit-content(60%) 1fr', gap: 12, textAlign: 'end' },
    '& td::before': { content: 'attr(data-head)', color: theme.vars.palette.text.secondary, textAlign: 'start' },
    // Enlarged text (200 %): the value stands below its name.
    '@container (max-width: 12rem)': {
      '& td.MuiTableCell-root': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, textAlign: 'start' },
    },
  },
}))

export type TermsTableProps = {
  /** What the table holds, for screen readers; the heading above it is visible. */
  caption: string
  /** Headers of the columns; on phones they become the names of the pairs. */
  head: readonly string[]
  /** As many cells as there are headers; the first one names the row. */
  rows: ReadonlyArray<readonly string[]>
  /** How many columns from the left hold words; the others hold figures, which end at the same line. */
  wordColumns?: number
}

/** A small table inside a text: names on the left, figures on the right; on phones each row is a list of pairs. */
export const TermsTable = ({ caption, head, rows, wordColumns = 1 }: TermsTableProps) => (
  <Terms role="table">
    <caption>{caption}</caption>
    <TableHead>
      <TableRow>
        {head.map((name, at) => (
          <TableCell key={name} align={at < wordColumns ? 'left' : 'right'}>
            {name}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(([name, ...cells]) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row">
            {name}
          </TableCell>
          {cells.map((cell, at) => (
            <TableCell key={head[at + 1]} align={at + 1 < wordColumns ? 'left' : 'right'} data-head={head[at + 1]}>
              {cell}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Terms>
)
