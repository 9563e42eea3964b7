import { styled } from '@mui/material/styles'
import type { Transaction } from '#sdk'
import type { Column } from '../../parts/DataTable.tsx'
import { DataTable } from '../../parts/DataTable.tsx'
import { Money } from '../../parts/Money.tsx'
import { Text } from '../../parts/Text.tsx'
import { TransactionIcon } from '../../parts/TransactionIcon.tsx'
import { TransactionRow } from '../../parts/TransactionRow.tsx'
import { TransactionStatus } from '../../parts/TransactionStatus.tsx'
import { detailWords, typeWord } from '../../parts/transactionWords.ts'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'

// Nine digits, or the last of eighteen decimals: smaller, and the columns take the width that it needs. No amount is ever cut.
const longFrom = 13
const Long = styled('span')({ '& > *': { fontSize: '0.8125rem' } })
/** As wide as what is in it; below 1200 px the details give their room to the amounts. */
const loosened = (column: Column<Transaction>): Column<Transaction> => {
  const loose = { ...column, ...(column.id === 'details' && { wide: true }) }
  delete loose.share
  return loose
}
const Name = styled('span')({ display: 'flex', alignItems: 'center', gap: 12 })

function useColumns(hidden: boolean, isLong: (row: Transaction) => boolean): Column<Transaction>[] {
  const t = useText('transactions').columns
  const words = useText('frame').transaction
  const format = useFormat()
  const { now } = useReader()
  return [
    {
      id: 'type',
      share: 29,
      head: t.type(),
      cell: ({ type }) => (
        <Name>
          <TransactionIcon type={type} />
          <Text variant="label">{typeWord(words, type)}</Text>
        </Name>
      ),
    },
    {
      id: 'details',
      share: 20,
      head: t.details(),
      cell: (row) => (
        <Text variant="inherit" tone="secondary">
          {detailWords(words, row)}
        </Text>
      ),
    },
    {
      id: 'date',
      share: 17,
      head: t.date(),
      cell: ({ created_at }) => (
        <Text variant="inherit" tone="secondary" numeric>
          {format.dayTime(created_at, now())}
        </Text>
      ),
    },
    { id: 'status', share: 18, head: t.status(), cell: ({ status }) => <TransactionStatus status={status} /> },
    {
      id: 'amount',
      share: 16,
      head: t.amount(),
      align: 'end',
      cell: (row) => {
        const money = <Money value={row.amount} unit={row.token} minimum={2} gain even hidden={hidden} />
        return isLong(row) ? <Long>{money}</Long> : money
      },
    },
  ]
}

const asCard = (row: Transaction) => <TransactionRow as="div" transaction={row} />
const asHiddenCard = (row: Transaction) => <TransactionRow as="div" transaction={row} hidden />

export type TransactionTableProps = {
  rows: readonly Transaction[]
  /** To the details of one. */
  transactionHref: (id: string) => string
  /** Amounts as ••••. */
  hidden: boolean
}

/** Transactions as a table, and on phones as cards; each row leads to its details. */
export function TransactionTable({ rows, transactionHref, hidden }: TransactionTableProps) {
  const t = useText('transactions')
  const words = useText('frame').transaction
  const format = useFormat()
  const { now } = useReader()
  const isLong = ({ amount, token }: Transaction) => !hidden && format.amount(amount, token, { minimum: 2 }).length > longFrom
  const columns = useColumns(hidden, isLong)
  return (
    <DataTable
      caption={t.caption()}
      columns={rows.some(isLong) ? columns.map(loosened) : columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => transactionHref(id)}
      rowName={({ type, amount, token, created_at }) =>
        t.row({
          type: typeWord(words, type),
          amount: hidden ? `${format.hidden} ${token}` : format.money(amount, token, { sign: 'always', minimum: 2 }),
          date: format.dayTime(created_at, now()),
        })
      }
      card={hidden ? asHiddenCard : asCard}
    />
  )
}
