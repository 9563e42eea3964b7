import { styled } from '@mui/material/styles'
import type { Transaction } from '#sdk'
import type { Column } from '../../components/data-display/DataTable.tsx'
import { DataTable } from '../../components/data-display/DataTable.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import Typography from '@mui/material/Typography'
import { tabular } from '../../theme/mixins.ts'
import { TransactionIcon } from '../../components/data-display/TransactionIcon.tsx'
import { TransactionRow } from '../../components/data-display/TransactionRow.tsx'
import { TransactionStatus } from '../../components/data-display/TransactionStatus.tsx'
import type { Span } from '../../lib/transactionTime.ts'
import { bySpan, transactionTime } from '../../lib/transactionTime.ts'
import { detailWords } from '../../components/data-display/transactionLabels.ts'
import { dayIn, instant } from '../../lib/dates.ts'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { useTimeZone } from '../../provider/useTimeZone.ts'
import { useTypeName } from './useTypeName.ts'

// Nine digits, or all eighteen decimals: smaller type, and columns as wide as needed. Amounts are never truncated.
const longFrom = 13
/** As wide as the content; below 1200 px the details column gives its space to the amounts. */
const loosened = (column: Column<Transaction>): Column<Transaction> => {
  const loose = { ...column, ...(column.id === 'details' && { wide: true }) }
  delete loose.share
  return loose
}
const Lines = styled('span')({ display: 'flex', flexDirection: 'column' })
const Name = styled('span')({ display: 'flex', alignItems: 'center', gap: 12 })

function useColumns(isLong: (row: Transaction) => boolean, dayShown: boolean, nameOf: (type: string) => string): Column<Transaction>[] {
  const t = useTranslations('transactions').columns
  const words = useTranslations('frame').transaction
  const format = useFormat()
  const { now } = useDesignSystem()
  return [
    {
      id: 'type',
      share: 34,
      head: t.type(),
      // Most are completed, which needs no word and no column of its own.
      cell: ({ type, status }) => (
        <Name>
          <TransactionIcon type={type} />
          <Lines>
            <Typography variant="subtitle1">{nameOf(type)}</Typography>
            {status !== 'done' && <TransactionStatus status={status} bare />}
          </Lines>
        </Name>
      ),
    },
    {
      id: 'details',
      share: 26,
      head: t.details(),
      cell: (row) => (
        <Typography variant="inherit" color="textSecondary">
          {detailWords(words, row)}
        </Typography>
      ),
    },
    {
      id: 'date',
      share: 16,
      head: t.date(),
      cell: (row) => {
        const { at, name } = transactionTime(row)
        return (
          <Lines>
            <Typography variant="inherit" color="textSecondary" sx={tabular}>
              {dayShown ? format.time(at) : format.dayTime(at, now())}
            </Typography>
            {name === 'started' && (
              <Typography variant="caption" color="textTertiary">
                {words.time.started()}
              </Typography>
            )}
          </Lines>
        )
      },
    },
    {
      id: 'amount',
      share: 24,
      head: t.amount(),
      align: 'end',
      cell: (row) => {
        if (!isLong(row)) return <Money value={row.amount} unit={row.token} gain even />
        return (
          <Typography variant="numberXs">
            <Money value={row.amount} unit={row.token} size="inherit" gain even />
          </Typography>
        )
      },
    },
  ]
}

export type TransactionTableProps = {
  rows: readonly Transaction[]
  /** Link to a transaction's details. */
  transactionHref: (id: string) => string
  /** Groups the rows by day or month, in the user's time zone. */
  groupBy?: Span
  /** UTA's own list, with short names. */
  ofUta?: boolean
}

/** Transactions as a table, on phones as cards; each row links to its details. */
export function TransactionTable({ rows, transactionHref, groupBy, ofUta = false }: TransactionTableProps) {
  const hidden = useAmountsHidden()
  const t = useTranslations('transactions')
  const nameOf = useTypeName(ofUta)
  const format = useFormat()
  const { now } = useDesignSystem()
  const isLong = ({ amount, token }: Transaction) => !hidden && format.amount(amount, token).length > longFrom
  const days = groupBy === 'day'
  const columns = useColumns(isLong, days, nameOf)
  const timeZone = useTimeZone()
  const grouped = groupBy ? bySpan(rows, timeZone, groupBy) : null
  const headOf = (at: string) => (days ? format.dayHead(at, now()) : format.month(dayIn(timeZone, instant(at))))
  return (
    <DataTable
      caption={t.caption()}
      columns={rows.some(isLong) ? columns.map(loosened) : columns}
      rows={grouped?.rows ?? rows}
      {...(grouped && { heads: new Map([...grouped.heads].map(([index, at]) => [index, headOf(at)])) })}
      rowKey={({ id }) => id}
      rowLink={{
        href: ({ id }) => transactionHref(id),
        name: ({ type, amount, token, ...row }) =>
          t.row({
            type: nameOf(type),
            amount: hidden ? `${format.hidden} ${token}` : format.money(amount, token, { sign: 'always' }),
            date: format.dayTime(transactionTime(row).at, now()),
          }),
      }}
      card={(row) => <TransactionRow as="div" transaction={row} dayShown={days} name={nameOf(row.type)} />}
    />
  )
}
