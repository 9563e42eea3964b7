import { useState } from 'react'
import type { Transaction, TransactionType } from '#sdk'
import { isDust } from '../../lib/dust.ts'
import type { Loadable } from '../../lib/loadable.ts'
import type { Span } from '../../lib/transactionTime.ts'
import type { Submission } from '../../lib/submission.ts'
import { SkeletonTable } from '../../components/feedback/SkeletonTable.tsx'
import { EmptyList } from '../../components/feedback/EmptyList.tsx'
import { ExportNotice } from '../../components/feedback/ExportNotice.tsx'
import { PageStack } from '../../components/layout/CardGrid.tsx'
import { LoadMore } from '../../components/data-display/LoadMore.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { StaleDataNotice } from '../../components/feedback/StaleDataNotice.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { DustFold } from './DustFold.tsx'
import { TransactionDetail } from './TransactionDetail.tsx'
import type { TransactionDetailProps } from './TransactionDetail.tsx'
import { TransactionFilterBar } from './TransactionFilterBar.tsx'
import { TransactionTable } from './TransactionTable.tsx'
import { TransactionTools } from './TransactionTools.tsx'
import type { ExportKind } from './TransactionTools.tsx'
import { TransactionTotals } from './TransactionTotals.tsx'
import type { ListSums } from './TransactionTotals.tsx'
import type { TransactionFilters } from './transactionFilters.ts'
import { activeFilters } from './transactionFilters.ts'

export interface TransactionsScreenProps {
  /** Loaded transactions, newest first. */
  transactions: Loadable<Transaction[]>
  /** Types that this list can contain: those of UTA. Defaults to all. */
  types?: readonly TransactionType[]
  /** Type, token, status and period, from the address. */
  filters: TransactionFilters
  /** Other filters were chosen; the page writes them into the address. */
  onFilters: (next: TransactionFilters) => void
  /** The search text as typed. */
  search: string
  /** Called on each change of the search text. */
  onSearch: (search: string) => void
  /** What the filtered transactions add up to; `null` until it is known. */
  sums: ListSums | null
  /** The headings between the rows: months where few rows share a day. */
  groupBy: Span
  /** There is another page. */
  more: boolean
  /** The next page is on its way. */
  loadingMore: boolean
  /** The next page failed: the list stays. */
  moreFailed: boolean
  /** Requests the next page. */
  onMore: () => void
  /** When the list was fetched (ms). */
  asOf: number | null
  /** State of fetching the file. */
  exporting: Submission
  /** How many rows the last file has, if the list has more; `null` if the file is whole. */
  exportedPart: number | null
  /** Exports the filtered list as CSV. */
  onExport: (kind: ExportKind) => void
  /** Link to the statement; `null` where the list is not all of the account. */
  statementHref: string | null
  /** Address of a transaction's details, over the list. */
  transactionHref: (id: string) => string
  /** The open transaction. */
  detail: TransactionDetailProps | null
}

type RowsProps = TransactionsScreenProps & { rows: readonly Transaction[] }

/** The loaded rows without dust. Who searches sees all that is found, and who opens a transaction's own address sees it. */
function Rows({ rows, search, types, transactionHref, groupBy, ...list }: RowsProps) {
  const t = useTranslations('transactions')
  const [dustOpen, setDustOpen] = useState(false)
  const dust = search === '' ? rows.filter(isDust).length : 0
  const shown = dust === 0 || dustOpen ? rows : rows.filter((row) => !isDust(row))
  return (
    <>
      {/* Above the list, whose end moves away while it loads more. */}
      {dust > 0 && <DustFold count={dust} open={dustOpen} onOpen={setDustOpen} />}
      {shown.length > 0 && (
        <Card flush aria-label={t.caption()}>
          <TransactionTable rows={shown} transactionHref={transactionHref} groupBy={groupBy} ofUta={types !== undefined} />
        </Card>
      )}
      <LoadMore
        shown={shown.length}
        more={list.more}
        loading={list.loadingMore}
        failed={list.moreFailed}
        onMore={list.onMore}
        asOf={list.asOf}
        auto
      />
    </>
  )
}

/** Every balance change, filtered by the URL's parameters. */
export function TransactionsScreen(props: TransactionsScreenProps) {
  const { transactions, filters, onFilters, exporting, detail } = props
  const t = useTranslations('transactions')

  return (
    <PageStack>
      <TransactionTools
        search={props.search}
        onSearch={props.onSearch}
        statementHref={props.statementHref}
        exporting={exporting.busy}
        onExport={props.onExport}
      />
      <TransactionFilterBar types={props.types} filters={filters} onFilters={onFilters} />
      <ExportNotice exporting={exporting} part={props.exportedPart} failed={t.downloadFailed()} />
      <LoadableView
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
        {(rows, fresh) =>
          rows.length === 0 ? (
            <EmptyList words={t} filtered={activeFilters(filters) > 0} onReset={() => onFilters({})} />
          ) : (
            <>
              <StaleDataNotice {...fresh} />
              {props.sums && props.sums.tokens.length > 0 && (
                <TransactionTotals sums={props.sums} filtered={props.types !== undefined || activeFilters(filters) > 0} />
              )}
              <Rows {...props} rows={rows} />
            </>
          )
        }
      </LoadableView>
      {detail && <TransactionDetail {...detail} />}
    </PageStack>
  )
}
