import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import visuallyHidden from '@mui/utils/visuallyHidden'
import Typography from '@mui/material/Typography'
import type { ReactNode, RefObject } from 'react'
import type { Sort } from '../../lib/sort.ts'
import { useDesignSystem } from '../../provider/DesignSystemContext.ts'
import { useIsDesktop } from '../../provider/useIsDesktop.ts'
import { SortBar } from '../inputs/SortBar.tsx'
import { Cards, GroupHead, GroupRow, RowLink } from './DataTable.styles.ts'
import type { WindowedRows } from '../utils/useVirtualRows.ts'
import { useVirtualRows } from '../utils/useVirtualRows.ts'
import { VisuallyHidden } from '../utils/VisuallyHidden.tsx'

export type Column<T> = {
  id: string
  head: string
  cell: (row: T) => ReactNode
  align?: 'start' | 'end'
  /** Width in per cent of the table; if set for all columns, widths do not depend on the content. */
  share?: number
  /** Least important: hidden below 1200 px, `most` already below 1440. */
  wide?: boolean | 'most'
  /** For actions and charts: the header is for screen readers only. */
  quietHead?: boolean
  /** The table can be sorted by this column; a first press puts the highest or the first of the alphabet on top. */
  sorts?: 'asc' | 'desc'
}

export type DataTableProps<T> = {
  /** What the table holds, for screen readers; the visible heading is above the table. */
  caption: string
  /** The columns from left to right. A column that may be left out on narrow desktops says so itself. */
  columns: readonly Column<T>[]
  /** All loaded rows, in display order. Above 80, only those near the viewport are in the document. */
  rows: readonly T[]
  /** A key that stays with its row when rows are added above it: an id, never the position. */
  rowKey: (row: T) => string
  /** Renders a row as a card where a table does not fit. */
  card: (row: T) => ReactNode
  /** Makes every row a link to its details. `name` is the accessible name of the link: what, how much, when. */
  rowLink?: { href: (row: T) => string; name: (row: T) => string }
  /** Headings between the rows, each by the index of the row below it: the days of a list. */
  heads?: ReadonlyMap<number, string>
  /** The order of the rows, which the caller has put them in, and how to ask for another. Only for lists that are known as a whole. */
  sort?: Sort
  /** Called with the order asked for. */
  onSort?: (next: Sort) => void
  /** Cells of the total row, in column order. */
  sum?: readonly ReactNode[]
}

// Hidden columns: below 1200 px, the least important already below 1440.
const givesWay = <T,>({ wide }: Column<T>, display: 'table-cell' | 'table-column') =>
  wide ? { sx: { display: { xs: 'none', [wide === 'most' ? 'xl' : 'lg']: display } } } : {}
const cellOf = <T,>(column: Column<T>) => ({
  align: column.align === 'end' ? ('right' as const) : ('left' as const),
  ...givesWay(column, 'table-cell'),
})

// A finger's height; the head keeps its own.
const sortLabel = { minHeight: 44, marginBlock: '-12px', minWidth: 44 } as const

// If set for all columns, the shares fix their widths.
const fixedLayout = { tableLayout: 'fixed' } as const

/** A row with its index among all rows, or a heading. */
type Line<T> = { row: T; index: number } | { head: string }

const linesOf = <T,>(rows: readonly T[], heads: DataTableProps<T>['heads']): Line<T>[] =>
  rows.flatMap((row, index) => {
    const head = heads?.get(index)
    return head === undefined ? [{ row, index }] : [{ head }, { row, index }]
  })

type ShownRows<T> = {
  lines: readonly Line<T>[]
  /** Index of the first line among all lines. */
  from: number
  /** Number of all rows, or of all lines, if only some are in the document. */
  total: { rows: number; lines: number } | undefined
  /** Space for the rows before and after, px. */
  before: number
  after: number
  measure: WindowedRows['measure']
  link: (row: T) => ReactNode
}

type CardListProps<T> = Pick<DataTableProps<T>, 'caption' | 'rowKey' | 'card'> & {
  shown: ShownRows<T>
  list: RefObject<HTMLElement | null>
}

function CardList<T>({ caption, rowKey, card, shown, list }: CardListProps<T>) {
  const { lines, from, total, before, after, measure, link } = shown
  return (
    <Cards aria-label={caption} ref={list as RefObject<HTMLUListElement | null>}>
      {before > 0 && <CardSpace height={before} />}
      {lines.map((line, at) =>
        'head' in line ? (
          <li key={line.head} ref={measure} data-index={from + at} data-head="">
            <Typography component="h2" variant="subtitle2" color="textSecondary">
              {line.head}
            </Typography>
          </li>
        ) : (
          <li
            key={rowKey(line.row)}
            ref={measure}
            data-index={from + at}
            {...(total !== undefined && { 'aria-setsize': total.rows, 'aria-posinset': line.index + 1 })}
          >
            {card(line.row)}
            {link(line.row)}
          </li>
        ),
      )}
      {after > 0 && <CardSpace height={after} />}
    </Cards>
  )
}

type SortHeadProps = { column: { id: string; head: string }; starts: 'asc' | 'desc'; sort: Sort | undefined; onSort: (next: Sort) => void }

function SortHead({ column: { id, head }, starts, sort, onSort }: SortHeadProps) {
  const current = sort?.by === id ? sort.order : null
  const next = current === null ? starts : current === 'asc' ? 'desc' : 'asc'
  return (
    <TableSortLabel active={current !== null} direction={current ?? starts} onClick={() => onSort({ by: id, order: next })} sx={sortLabel}>
      {head}
    </TableSortLabel>
  )
}

type RowsProps<T> = Pick<DataTableProps<T>, 'columns' | 'rowKey'> & { shown: ShownRows<T>; list: RefObject<HTMLElement | null> }

function Rows<T>({ columns, rowKey, shown, list }: RowsProps<T>) {
  const { lines, from, total, before, after, measure, link } = shown
  return (
    <TableBody ref={list as RefObject<HTMLTableSectionElement | null>}>
      {before > 0 && <Space columns={columns.length} height={before} />}
      {lines.map((line, at) => {
        const place = { ref: measure, 'data-index': from + at, ...(total !== undefined && { 'aria-rowindex': from + at + 2 }) }
        if ('head' in line)
          return (
            <GroupRow key={line.head} {...place}>
              <GroupHead component="th" scope="rowgroup" colSpan={columns.length}>
                {line.head}
              </GroupHead>
            </GroupRow>
          )
        return (
          <TableRow key={rowKey(line.row)} hover {...place}>
            {columns.map((column, nth) => (
              <TableCell key={column.id} {...cellOf(column)} {...(nth === 0 && { component: 'th', scope: 'row' })}>
                {column.cell(line.row)}
                {nth === 0 && link(line.row)}
              </TableCell>
            ))}
          </TableRow>
        )
      })}
      {after > 0 && <Space columns={columns.length} height={after} />}
    </TableBody>
  )
}

/** Rows of figures. Below 900 px the same rows are a list of cards. Of long lists, only the rows near the viewport are in the document. */
export function DataTable<T>(props: DataTableProps<T>) {
  'use no memo'
  const { caption, columns, rows, rowKey, card, rowLink, heads, sort, onSort, sum } = props
  const { Link } = useDesignSystem()
  const wide = useIsDesktop()
  const all = linesOf(rows, heads)
  const { list, from, to, before, after, measure } = useVirtualRows(all.length, wide ? 69 : 72)
  const lines = all.slice(from, to)
  const total = all.length > lines.length ? { rows: rows.length, lines: all.length } : undefined
  const link = (row: T) =>
    rowLink && (
      <RowLink as={Link} href={rowLink.href(row)}>
        <VisuallyHidden>{rowLink.name(row)}</VisuallyHidden>
      </RowLink>
    )
  const shown = { lines, from, total, before, after, measure, link }
  const cards = !wide && <CardList {...{ caption, rowKey, card, shown, list }} />
  if (cards && sort && onSort)
    return (
      <Stack spacing={1}>
        <SortBar
          columns={columns.flatMap(({ id, head, sorts }) => (sorts ? [{ id, head, starts: sorts }] : []))}
          sort={sort}
          onSort={onSort}
        />
        {cards}
      </Stack>
    )
  if (cards) return cards
  const fixed = columns.every(({ share }) => share !== undefined)
  return (
    <Table {...(fixed && { sx: fixedLayout })} {...(total !== undefined && { 'aria-rowcount': total.lines + 1 })}>
      <Box component="caption" sx={visuallyHidden}>
        {caption}
      </Box>
      {fixed && (
        <colgroup>
          {columns.map((column) => (
            <Box component="col" key={column.id} width={`${column.share}%`} {...givesWay(column, 'table-column')} />
          ))}
        </colgroup>
      )}
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column.id} {...cellOf(column)} {...(sort?.by === column.id && { sortDirection: sort.order })}>
              {column.sorts && onSort ? (
                <SortHead column={column} starts={column.sorts} sort={sort} onSort={onSort} />
              ) : column.quietHead ? (
                <VisuallyHidden>{column.head}</VisuallyHidden>
              ) : (
                column.head
              )}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <Rows {...{ columns, rowKey, shown, list }} />
      {sum && (
        <TableFooter>
          <TableRow>
            {columns.map((column, at) => (
              <TableCell key={column.id} {...cellOf(column)}>
                {sum[at]}
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      )}
    </Table>
  )
}

// Space for rows outside the document; an SVG can have a height without a style attribute.
const Space = ({ columns, height }: { columns: number; height: number }) => (
  <tr aria-hidden="true">
    <TableCell padding="none" colSpan={columns}>
      <Box component="svg" sx={{ display: 'block' }} width={1} height={height} />
    </TableCell>
  </tr>
)

const CardSpace = ({ height }: { height: number }) => (
  <li aria-hidden="true" data-space="">
    <svg width={1} height={height} />
  </li>
)
