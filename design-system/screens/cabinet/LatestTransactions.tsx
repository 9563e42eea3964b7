import { styled } from '@mui/material/styles'
import type { Transaction } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { List } from '../../components/data-display/ListRow.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { TransactionRow } from '../../components/data-display/TransactionRow.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { TransactionsSkeleton } from './skeletons.tsx'

// Equal rows, with or without a status: beside the cards of the other column they fill their own. Not by growing, which would move them as those load.
const Rows = styled(List)(({ theme }) => ({ [theme.breakpoints.up('md')]: { '& > li': { minHeight: 88 } } }))

export type LatestTransactionsProps = {
  /** Newest first, only those shown. */
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
              {list.map((transaction) => (
                <TransactionRow key={transaction.id} transaction={transaction} href={links.transaction(transaction.id)} />
              ))}
            </Rows>
          </Section>
        )
      }
    </LoadableView>
  )
}
