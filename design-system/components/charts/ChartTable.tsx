import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ChartLink } from './chart.ts'
import { PlaceLink } from './PlaceLink.tsx'

/** Further rows are scrolled to: a table of years would be several screens high, beside an empty column. */
const most = 12
const Window = styled(TableContainer)(({ theme }) => ({
  maxHeight: 560,
  overscrollBehavior: 'contain',
  '& .MuiTableCell-stickyHeader': { backgroundColor: theme.vars.palette.background.paper },
}))

const Figures = styled(Table, { shouldForwardProp: (prop) => prop !== 'linked' })<{ linked: boolean }>({
  '& > caption': visuallyHidden,
  '& .MuiTableRow-root': { height: 'auto' },
  '& .MuiTableCell-root, & .MuiTableCell-root + .MuiTableCell-root': { padding: '10px 12px' },
  '& .MuiTableCell-root:first-of-type': { paddingLeft: 0 },
  '& .MuiTableRow-root > .MuiTableCell-root:last-child': { paddingRight: 0 },
  variants: [{ props: { linked: true }, style: { '&& tbody th': { paddingBlock: 0 } } }],
})

export type ChartTableProps = {
  caption: string
  /** Column headers; the first one names the rows. */
  heads: readonly string[]
  /** Formatted cells; missing values have none. */
  rows: readonly (readonly string[])[]
  /** Where a row leads to. */
  linkOf?: ((row: number) => ChartLink | undefined) | undefined
}

const RowName = ({ name, link }: { name: string; link: ChartLink | undefined }) => (link ? <PlaceLink link={link}>{name}</PlaceLink> : name)

/** The figures behind a chart. */
export function ChartTable({ caption, heads, rows, linkOf }: ChartTableProps) {
  const scrolls = rows.length > most
  const table = (
    <Figures stickyHeader={scrolls} linked={linkOf !== undefined}>
      <caption>{caption}</caption>
      <TableHead>
        <TableRow>
          {heads.map((head, at) => (
            <TableCell key={head} align={at === 0 ? 'left' : 'right'}>
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name = '', ...cells], row) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              <RowName name={name} link={linkOf?.(row)} />
            </TableCell>
            {cells.map((cell, at) => (
              <TableCell key={heads[at + 1]} align="right">
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Figures>
  )
  if (!scrolls) return table
  return (
    // A scrollable region must be reachable by keyboard.
    <Window role="group" aria-label={caption} tabIndex={0}>
      {table}
    </Window>
  )
}
