import type { Transaction, TransactionType } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../parts/Button.tsx'
import { SkeletonTable } from '../../parts/DataTable.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Page } from '../../parts/Grid.tsx'
import { LoadMore } from '../../parts/LoadMore.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { Card } from '../../parts/Section.tsx'
import { EmptyArt } from '../../parts/illustrations/EmptyArt.tsx'
import { NoResultsArt } from '../../parts/illustrations/NoResultsArt.tsx'
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
                <TransactionTable rows={rows} transactionHref={transactionHref} hidden={hidden} />
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
