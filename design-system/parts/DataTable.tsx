import { styled } from '@mui/material/styles'
import type { ReactNode, RefObject } from 'react'
import { useReader } from '../provider/reader.ts'
import { useWide } from '../provider/useWide.ts'
import { Skeleton, SkeletonRows } from './Skeleton.tsx'
import { Cards, RowLink, Table } from './dataTableSurface.ts'
import { paint, phone, unseen } from './paint.ts'
import { useWindowedRows } from './useWindowedRows.ts'
import { without } from './without.ts'

const Unseen = styled('span')(unseen)

export type Column<T> = {
  id: string
  head: string
  cell: (row: T) => ReactNode
  align?: 'start' | 'end'
  /** Per cent of the table; given for all columns, they keep their width whatever is in them. */
  share?: number
  /** Least important: gives way below 1200 px, `most` already below 1440. */
  wide?: boolean | 'most'
  /** Actions and drawings: the head is there for a screen reader only. */
  quietHead?: boolean
}

export type DataTableProps<T> = {
  /** What the table holds; read by screen readers, the visible heading stands above. */
  caption: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  rowKey: (row: T) => string
  /** A row where there is no room for a table. */
  card: (row: T) => ReactNode
  /** Makes every row a link to its details; `rowName` is what the link is called. */
  rowHref?: (row: T) => string
  rowName?: (row: T) => string
  /** The sum, under a rule of ink: cells in the order of the columns. */
  sum?: readonly ReactNode[]
}

const cellOf = <T,>({ align, wide }: Column<T>, at: number) => ({
  'data-align': align,
  ...(at === 0 && { 'data-first': '' }),
  ...(wide && { 'data-wide': wide === 'most' ? wide : '' }),
})

/** Rows of figures, as many as there are. Below 900 px the same rows are a list of cards. */
export function DataTable<T>({ caption, columns, rows, rowKey, card, rowHref, rowName, sum }: DataTableProps<T>) {
  'use no memo'
  const { Link } = useReader()
  const wide = useWide()
  const { list, from, to, before, after, measure } = useWindowedRows(rows.length, wide ? 69 : 72)
  const shown = rows.slice(from, to)
  const fixed = columns.every(({ share }) => share !== undefined)
  const part = rows.length > shown.length
  const link = (row: T) =>
    rowHref && (
      <RowLink as={Link} href={rowHref(row)}>
        <Unseen>{rowName?.(row)}</Unseen>
      </RowLink>
    )
  if (!wide)
    return (
      <Cards aria-label={caption} ref={list as RefObject<HTMLUListElement | null>}>
        {before > 0 && <CardSpace height={before} />}
        {shown.map((row, at) => (
          <li
            key={rowKey(row)}
            ref={measure}
            data-index={from + at}
            {...(part && { 'aria-setsize': rows.length, 'aria-posinset': from + at + 1 })}
          >
            {card(row)}
            {link(row)}
          </li>
        ))}
        {after > 0 && <CardSpace height={after} />}
      </Cards>
    )
  return (
    <Table {...(fixed && { 'data-fixed': '' })} {...(part && { 'aria-rowcount': rows.length + 1 })}>
      <caption>{caption}</caption>
      {fixed && (
        <colgroup>
          {columns.map(({ id, share, wide: extra }) => (
            <col key={id} width={`${share}%`} {...(extra && { 'data-wide': extra === 'most' ? extra : '' })} />
          ))}
        </colgroup>
      )}
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={column.id} scope="col" {...cellOf(column, at)}>
              {column.quietHead ? <Unseen>{column.head}</Unseen> : column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={list as RefObject<HTMLTableSectionElement | null>}>
        {before > 0 && <Space columns={columns.length} height={before} />}
        {shown.map((row, at) => (
          <tr key={rowKey(row)} ref={measure} data-index={from + at} {...(part && { 'aria-rowindex': from + at + 2 })}>
            {columns.map((column, place) =>
              place === 0 ? (
                <th key={column.id} scope="row" {...cellOf(column, place)}>
                  {column.cell(row)}
                  {link(row)}
                </th>
              ) : (
                <td key={column.id} {...cellOf(column, place)}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
        {after > 0 && <Space columns={columns.length} height={after} />}
      </tbody>
      {sum && (
        <tfoot>
          <tr>
            {columns.map((column, at) => (
              <td key={column.id} {...cellOf(column, at)}>
                {sum[at]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </Table>
  )
}

// The room that rows outside the document would take; a drawing has a height without a style attribute.
const Space = ({ columns, height }: { columns: number; height: number }) => (
  <tr aria-hidden="true" data-space="">
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- there is nothing in it */}
    <td colSpan={columns}>
      <svg width={1} height={height} />
    </td>
  </tr>
)

const CardSpace = ({ height }: { height: number }) => (
  <li aria-hidden="true" data-space="">
    <svg width={1} height={height} />
  </li>
)

const Waiting = styled(
  'div',
  without('card'),
)<{ card: number }>(({ card }) => ({
  padding: '0 24px 8px',
  [phone]: { padding: '0 20px 8px', '& > span': { minHeight: card } },
}))
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 24,
  padding: '16px 0',
  borderBottom: `1px solid ${paint(theme).border.hairline}`,
  '& > span': { flex: '1 1 0', maxWidth: 90 },
  [phone]: { display: 'none' },
}))

/** A table to come. `card`: px that one of its cards takes on a phone. */
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
