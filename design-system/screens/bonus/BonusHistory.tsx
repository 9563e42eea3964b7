import Box from '@mui/material/Box'
import type { Transaction } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { RowList } from '../../components/data-display/ListRow.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { TransactionRow } from '../../components/data-display/TransactionRow.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

export type BonusHistoryProps = {
  title: string
  transactions: Loadable<Transaction[]>
  transactionHref: (id: string) => string
  /** Draws the rows as a table to the card's edges, where the list has the page's width. */
  table?: (rows: Transaction[]) => React.ReactNode
  /** End of the list. */
  children?: React.ReactNode
}

/** Incoming and outgoing transactions of an account, each with its source. */
export function BonusHistory({ title, transactions, transactionHref, table, children }: BonusHistoryProps) {
  const t = useTranslations('bonus').history
  const asTable = table !== undefined && transactions.state === 'ready' && transactions.value.length > 0
  return (
    <Section title={title} flush={asTable}>
      <LoadableView from={transactions} failed={t.failed()} level={3} skeleton={<SkeletonRows count={3} />}>
        {(rows) =>
          rows.length === 0 ? (
            <Typography component="p" variant="body2" color="textSecondary">
              {t.noneText()}
            </Typography>
          ) : table ? (
            <>
              {table(rows)}
              <Box sx={{ px: { xs: 5, md: 6 }, py: 4 }}>{children}</Box>
            </>
          ) : (
            <>
              <RowList>
                {rows.map((row) => (
                  <TransactionRow key={row.id} transaction={row} href={transactionHref(row.id)} />
                ))}
              </RowList>
              {children}
            </>
          )
        }
      </LoadableView>
    </Section>
  )
}
