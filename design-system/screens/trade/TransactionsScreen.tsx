import type { Transaction, TransactionType } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import { SkeletonTable } from '../../parts/DataTable.tsx'
import { EmptyList } from '../../parts/EmptyList.tsx'
import { Page } from '../../parts/Grid.tsx'
import { LoadMore } from '../../parts/LoadMore.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { SavedNotice } from '../../parts/SavedNotice.tsx'
import { Card } from '../../parts/Section.tsx'
import { useProblemText } from '../../parts/useProblemText.ts'
import { useText } from '../../provider/reader.ts'
import { TransactionDetail } from './TransactionDetail.tsx'
import type { TransactionDetailProps } from './TransactionDetail.tsx'
import { TransactionFilterBar } from './TransactionFilterBar.tsx'
import { TransactionTable } from './TransactionTable.tsx'
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
  /** When the list was true (ms). */
  asOf: number | null
  exporting: Submission
  /** The filtered list as CSV. */
  onExport: () => void
  transactionHref: (id: string) => string
  /** Amounts as ••••. */
  hidden?: boolean
  /** The one that is open. */
  detail: TransactionDetailProps | null
}

/** Everything that changed a balance, filtered by what is in the address. */
export function TransactionsScreen(props: TransactionsScreenProps) {
  const { transactions, filters, onFilters, exporting, transactionHref, hidden = false, detail } = props
  const t = useText('transactions')
  const problemText = useProblemText()

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
        {(rows, fresh) =>
          rows.length === 0 ? (
            <EmptyList words={t} filtered={activeFilters(filters) > 0} onReset={() => onFilters({})} />
          ) : (
            <>
              <SavedNotice {...fresh} />
              <Card flush aria-label={t.caption()}>
                <TransactionTable rows={rows} transactionHref={transactionHref} hidden={hidden} />
              </Card>
              <LoadMore
                shown={rows.length}
                more={props.more}
                loading={props.loadingMore}
                failed={props.moreFailed}
                onMore={props.onMore}
                asOf={props.asOf}
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
