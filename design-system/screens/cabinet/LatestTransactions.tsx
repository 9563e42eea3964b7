import type { Transaction } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { TransactionRow } from '../../components/data-display/TransactionRow.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { Rows } from './rows.ts'
import { TransactionsSkeleton } from './skeletons.tsx'

// More would not fit on one screen.
const SHOWN = 5

export type LatestTransactionsProps = {
  /** Newest first. */
  transactions: Loadable<Transaction[]>
  links: { transactions: string | null; transaction: (id: string) => string }
}

/** The newest transactions, and a link to all of them. */
export function LatestTransactions({ transactions, links }: LatestTransactionsProps) {
  const t = useTranslations('cabinet').latest
  return (
    <LoadableView from={transactions} skeleton={<TransactionsSkeleton />} failed={t.failed()} card>
      {(list, fresh) =>
        list.length === 0 ? (
          <Card>
            <EmptyState title={t.none()} illustration={<EmptyArt width={220} />}>
              {t.noneText()}
            </EmptyState>
          </Card>
        ) : (
          <Section
            title={t.title()}
            link={links.transactions === null ? null : { label: t.all(), href: links.transactions }}
            aside={<LastUpdated {...fresh} aside />}
          >
            <Rows>
              {list.slice(0, SHOWN).map((transaction) => (
                <TransactionRow key={transaction.id} transaction={transaction} href={links.transaction(transaction.id)} />
              ))}
            </Rows>
          </Section>
        )
      }
    </LoadableView>
  )
}
