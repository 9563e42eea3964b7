import { styled } from '@mui/material/styles'
import type { Transaction, TransactionType } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../parts/Button.tsx'
import type { Column } from '../../parts/DataTable.tsx'
import { DataTable, SkeletonTable } from '../../parts/DataTable.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Page } from '../../parts/Grid.tsx'
import { LoadMore } from '../../parts/LoadMore.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Money } from '../../parts/Money.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { Card } from '../../parts/Section.tsx'
import { Text } from '../../parts/Text.tsx'
import { TransactionIcon } from '../../parts/TransactionIcon.tsx'
import { TransactionRow } from '../../parts/TransactionRow.tsx'
import { TransactionStatus } from '../../parts/TransactionStatus.tsx'
import { EmptyArt } from '../../parts/illustrations/EmptyArt.tsx'
import { NoResultsArt } from '../../parts/illustrations/NoResultsArt.tsx'
import { detailWords, typeWord } from '../../parts/transactionWords.ts'
import { useProblemText } from '../../parts/useProblemText.ts'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { TransactionDetail } from './TransactionDetail.tsx'
import type { TransactionDetailProps } from './TransactionDetail.tsx'
import { TransactionFilterBar } from './TransactionFilterBar.tsx'
import type { TransactionFilters } from './transactionFilters.ts'
import { activeFilters } from './transactionFilters.ts'

export interface TransactionsScreenProps {
  /** What has been loaded so far, newest first. */
  transactions: Loadable<Transaction[]>
  /** The kinds that this list can hold; all of them without it. */
  types?: readonly TransactionType[]
  filters: TransactionFilters
  onFilters: (next: TransactionFilters) => void
  /** There is another page. */
  more: boolean
  loadingMore: boolean
  /** The next page failed: the list stays. */
  moreFailed: boolean
  onMore: () => void
  exporting: Submission
  /** The filtered list as CSV. */
  onExport: () => void
  transactionHref: (id: string) => string
  /** Amounts as ••••. */
  hidden?: boolean
  /** The one that is open. */
  detail: TransactionDetailProps | null
}

const Name = styled('span')({ display: 'flex', alignItems: 'center', gap: 12 })

function useColumns(hidden: boolean): Column<Transaction>[] {
  const t = useText('transactions').columns
  const words = useText('parts').transaction
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
      cell: ({ amount, token }) => <Money value={amount} unit={token} minimum={2} gain even hidden={hidden} />,
    },
  ]
}

const asCard = (row: Transaction) => <TransactionRow as="div" transaction={row} />
const asHiddenCard = (row: Transaction) => <TransactionRow as="div" transaction={row} hidden />

/** Everything that changed a balance, filtered by what is in the address. */
export function TransactionsScreen(props: TransactionsScreenProps) {
  const { transactions, filters, onFilters, exporting, transactionHref, hidden = false, detail } = props
  const t = useText('transactions')
  const words = useText('parts').transaction
  const format = useFormat()
  const problemText = useProblemText()
  const { now } = useReader()
  const columns = useColumns(hidden)
  const active = activeFilters(filters)

  return (
    <Page>
      <TransactionFilterBar
        types={props.types}
        filters={filters}
        onFilters={onFilters}
        exporting={exporting.busy}
        onExport={props.onExport}
      />
      {exporting.problem && (
        <Notice tone="negative" role="alert" title={t.downloadFailed()}>
          {problemText(exporting.problem)}
        </Notice>
      )}
      <Loaded
        from={transactions}
        failed={t.failed()}
        safe={t.safe()}
        card
        skeleton={
          <Card flush>
            <SkeletonTable />
          </Card>
        }
      >
        {(rows) =>
          rows.length === 0 ? (
            <Card>
              {active > 0 ? (
                <EmptyState
                  title={t.noMatch()}
                  illustration={<NoResultsArt width={200} />}
                  action={
                    <Button variant="soft" onClick={() => onFilters({})}>
                      {t.reset()}
                    </Button>
                  }
                >
                  {t.noMatchText()}
                </EmptyState>
              ) : (
                <EmptyState title={t.none()} illustration={<EmptyArt width={200} />}>
                  {t.noneText()}
                </EmptyState>
              )}
            </Card>
          ) : (
            <>
              <Card flush aria-label={t.caption()}>
                <DataTable
                  caption={t.caption()}
                  columns={columns}
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
              </Card>
              <LoadMore
                shown={rows.length}
                more={props.more}
                loading={props.loadingMore}
                failed={props.moreFailed}
                onMore={props.onMore}
                auto
              />
            </>
          )
        }
      </Loaded>
      {detail && <TransactionDetail {...detail} hidden={hidden} />}
    </Page>
  )
}
