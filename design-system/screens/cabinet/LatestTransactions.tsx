import type { Transaction } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { AsOf } from '../../parts/AsOf.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { List } from '../../parts/ListRow.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Card, Section } from '../../parts/Section.tsx'
import { TransactionRow } from '../../parts/TransactionRow.tsx'
import { EmptyArt } from '../../parts/illustrations/EmptyArt.tsx'
import { useText } from '../../provider/reader.ts'
import { TransactionsSkeleton } from './skeletons.tsx'

export type LatestTransactionsProps = {
  /** Newest first, as many as are shown. */
  transactions: Loadable<Transaction[]>
  hidden: boolean
  links: { transactions: string | null; transaction: (id: string) => string }
}

/** The newest rows of the list of transactions, and the way to all of them. */
export function LatestTransactions({ transactions, hidden, links }: LatestTransactionsProps) {
  const t = useText('cabinet').latest
  return (
    <Loaded from={transactions} skeleton={<TransactionsSkeleton />} failed={t.failed()} card>
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
            aside={<AsOf {...fresh} aside />}
          >
            <List>
              {list.map((transaction) => (
                <TransactionRow key={transaction.id} transaction={transaction} href={links.transaction(transaction.id)} hidden={hidden} />
              ))}
            </List>
          </Section>
        )
      }
    </Loaded>
  )
}
