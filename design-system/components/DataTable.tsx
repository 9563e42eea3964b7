import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode, RefObject } from 'react'
import { useDesignSystem } from '../provider/DesignSystemContext.ts'
import { useIsDesktop } from '../provider/useIsDesktop.ts'
import { Skeleton, SkeletonRows } from './Skeleton.tsx'
import { Cards, RowLink } from './DataTable.styles.ts'
import { phone } from '../theme/mixins.ts'
import type { WindowedRows } from './useVirtualRows.ts'
import { useVirtualRows } from './useVirtualRows.ts'
import { omitProps } from './omitProps.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const Caption = styled('caption')(visuallyHidden)
const Col = styled('col')({})
const Block = styled('svg')({ display: 'block' })

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
  /** Makes every row a link to its details; `rowName` is the accessible name of the link. */
  rowHref?: (row: T) => string
  /** Accessible name of the link that a row becomes: what, how much, when. Needed with `rowHref`. */
  rowName?: (row: T) => string
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

// If set for all columns, the shares fix their widths.
const fixedLayout = { tableLayout: 'fixed' } as const

type ShownRows<T> = {
  rows: readonly T[]
  /** Index of the first row among all rows. */
  from: number
  /** Number of all rows, if only some are in the document. */
  total: number | undefined
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
  const { rows, from, total, before, after, measure, link } = shown
  return (
    <Cards aria-label={caption} ref={list as RefObject<HTMLUListElement | null>}>
      {before > 0 && <CardSpace height={before} />}
      {rows.map((row, at) => (
        <li
          key={rowKey(row)}
          ref={measure}
          data-index={from + at}
          {...(total !== undefined && { 'aria-setsize': total, 'aria-posinset': from + at + 1 })}
        >
          {card(row)}
          {link(row)}
        </li>
      ))}
      {after > 0 && <CardSpace height={after} />}
    </Cards>
  )
}

type RowsProps<T> = Pick<DataTableProps<T>, 'columns' | 'rowKey'> & { shown: ShownRows<T>; list: RefObject<HTMLElement | null> }

function Rows<T>({ columns, rowKey, shown, list }: RowsProps<T>) {
  const { rows, from, total, before, after, measure, link } = shown
  return (
    <TableBody ref={list as RefObject<HTMLTableSectionElement | null>}>
      {before > 0 && <Space columns={columns.length} height={before} />}
      {rows.map((row, at) => (
        <TableRow
          key={rowKey(row)}
          hover
          ref={measure}
          data-index={from + at}
          {...(total !== undefined && { 'aria-rowindex': from + at + 2 })}
        >
          {columns.map((column, place) => (
            <TableCell key={column.id} {...cellOf(column)} {...(place === 0 && { component: 'th', scope: 'row' })}>
              {column.cell(row)}
              {place === 0 && link(row)}
            </TableCell>
          ))}
        </TableRow>
      ))}
      {after > 0 && <Space columns={columns.length} height={after} />}
    </TableBody>
  )
}

/** Rows of figures. Below 900 px the same rows are a list of cards. Of long lists, only the rows near the viewport are in the document. */
export function DataTable<T>({ caption, columns, rows, rowKey, card, rowHref, rowName, sum }: DataTableProps<T>) {
  'use no memo'
  const { Link } = useDesignSystem()
  const wide = useIsDesktop()
  const { list, from, to, before, after, measure } = useVirtualRows(rows.length, wide ? 69 : 72)
  const part = rows.slice(from, to)
  const total = rows.length > part.length ? rows.length : undefined
  const link = (row: T) =>
    rowHref && (
      <RowLink as={Link} href={rowHref(row)}>
        <VisuallyHidden>{rowName?.(row)}</VisuallyHidden>
      </RowLink>
    )
  const shown = { rows: part, from, total, before, after, measure, link }
  if (!wide) return <CardList {...{ caption, rowKey, card, shown, list }} />
  const fixed = columns.every(({ share }) => share !== undefined)
  return (
    <Table {...(fixed && { sx: fixedLayout })} {...(total !== undefined && { 'aria-rowcount': total + 1 })}>
      <Caption>{caption}</Caption>
      {fixed && (
        <colgroup>
          {columns.map((column) => (
            <Col key={column.id} width={`${column.share}%`} {...givesWay(column, 'table-column')} />
          ))}
        </colgroup>
      )}
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column.id} {...cellOf(column)}>
              {column.quietHead ? <VisuallyHidden>{column.head}</VisuallyHidden> : column.head}
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
      <Block width={1} height={height} />
    </TableCell>
  </tr>
)

const CardSpace = ({ height }: { height: number }) => (
  <li aria-hidden="true" data-space="">
    <svg width={1} height={height} />
  </li>
)

const Waiting = styled(
  'div',
  omitProps('card'),
)<{ card: number }>(({ card }) => ({
  padding: '0 24px 8px',
  [phone]: { padding: '0 20px 8px', '& > span': { minHeight: card } },
}))
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 24,
  padding: '16px 0',
  borderBottom: `1px solid ${theme.vars.palette.border.hairline}`,
  '& > span': { flex: '1 1 0', maxWidth: 90 },
  [phone]: { display: 'none' },
}))

/** A skeleton table. `card`: height in px of a card on phones. */
export const SkeletonTable = ({ rows = 8, columns = 5, card = 64 }: { rows?: number; columns?: number; card?: number }) => (
  <Waiting card={card}>
    <Head>
      {Array.from({ length: columns }, (_, at) => (
        <Skeleton key={at} height={10} />
      ))}
    </Head>
    <SkeletonRows count={rows} />
  </Waiting>
)
