import type { Transaction } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { List } from '../../parts/ListRow.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Section } from '../../parts/Section.tsx'
import { SkeletonRows } from '../../parts/Skeleton.tsx'
import { Text } from '../../parts/Text.tsx'
import { TransactionRow } from '../../parts/TransactionRow.tsx'
import { useText } from '../../provider/reader.ts'

export type BonusHistoryProps = {
  title: string
  transactions: Loadable<Transaction[]>
  hidden: boolean
  transactionHref: (id: string) => string
  /** The end of the list. */
  children?: React.ReactNode
}

/** What came to an account and what left it, each with its source. */
export function BonusHistory({ title, transactions, hidden, transactionHref, children }: BonusHistoryProps) {
  const t = useText('bonus').history
  return (
    <Section title={title}>
      <Loaded from={transactions} failed={t.failed()} level={3} skeleton={<SkeletonRows count={3} />}>
        {(rows) =>
          rows.length === 0 ? (
            <Text as="p" variant="bodySm" tone="secondary">
              {t.noneText()}
            </Text>
          ) : (
            <>
              <List>
                {rows.map((row) => (
                  <TransactionRow key={row.id} transaction={row} href={transactionHref(row.id)} hidden={hidden} />
                ))}
              </List>
              {children}
            </>
          )
        }
      </Loaded>
    </Section>
  )
}
