import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TransactionSum } from '#sdk'
import type { Column } from '../../components/data-display/DataTable.tsx'
import { DataTable } from '../../components/data-display/DataTable.tsx'
import type { Fact } from '../../components/data-display/DescriptionList.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { isZero } from '../../lib/money.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

export type TransactionSumsProps = {
  /** What the sums are of, for screen readers. */
  caption: string
  sums: readonly TransactionSum[]
}

/** What came in, what went out and what was paid in fees, by token and to the last digit. */
export function TransactionSums({ caption, sums }: TransactionSumsProps) {
  const t = useTranslations('transactions').sums
  const figure = (value: string, token: string, sign: '' | '-' = '') =>
    isZero(value) ? '–' : <Money value={`${sign}${value}`} unit={token} minimum={2} exact even gain={sign === ''} />
  const feesOf = ({ fees = '0', token }: TransactionSum) =>
    isZero(fees) ? null : <Money value={fees} unit={token} minimum={2} exact even />
  const columns: Column<TransactionSum>[] = [
    { id: 'token', head: t.token(), cell: ({ token }) => <Typography variant="subtitle1">{token}</Typography> },
    { id: 'received', head: t.received(), align: 'end', cell: ({ received, token }) => figure(received, token) },
    { id: 'spent', head: t.spent(), align: 'end', cell: ({ spent, token }) => figure(spent, token, '-') },
    { id: 'fees', head: t.fees(), align: 'end', cell: (sum) => feesOf(sum) ?? '–' },
  ]
  const factsOf = (sum: TransactionSum): Fact[] => [
    { name: t.received(), value: figure(sum.received, sum.token) },
    { name: t.spent(), value: figure(sum.spent, sum.token, '-') },
    { name: t.fees(), value: feesOf(sum) },
  ]
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={sums}
      rowKey={({ token }) => token}
      card={(sum) => (
        <Box sx={{ display: 'grid', gap: 2, py: 3, px: 0 }}>
          <Typography variant="subtitle1" component="h3">
            {sum.token}
          </Typography>
          <DescriptionList items={factsOf(sum)} />
        </Box>
      )}
    />
  )
}
