import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TransactionSum } from '#sdk'
import type { Column } from '../../components/data-display/DataTable.tsx'
import { DataTable } from '../../components/data-display/DataTable.tsx'
import type { Fact } from '../../components/data-display/DescriptionList.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { ExactMoney } from '../../components/data-display/ExactMoney.tsx'
import { isZero } from '../../lib/money.ts'
import type { AssetSum } from './statement.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

export type TransactionSumsProps = {
  /** What the sums are of, for screen readers. */
  caption: string
  sums: readonly (TransactionSum | AssetSum)[]
  /** The sums are AssetSums: shows the balances before and after them. */
  balances?: boolean
}

/** What came in, what went out and what was paid in fees, by token. */
export function TransactionSums({ caption, sums, balances = false }: TransactionSumsProps) {
  const t = useTranslations('transactions').sums
  // With two more columns there is no room for the unit, which the row's head names.
  const showUnit = !balances
  const balance = (sum: TransactionSum | AssetSum, key: 'opening' | 'closing') => {
    const value = (sum as Partial<AssetSum>)[key]
    return value === undefined ? '–' : <ExactMoney value={value} unit={sum.token} showUnit={showUnit} even />
  }
  const figure = (value: string, token: string, sign: '' | '-' = '') =>
    isZero(value) ? '–' : <ExactMoney value={`${sign}${value}`} unit={token} showUnit={showUnit} even gain={sign === ''} />
  const feesOf = ({ fees = '0', token }: TransactionSum) =>
    isZero(fees) ? null : <ExactMoney value={fees} unit={token} showUnit={showUnit} rounding="up" even />
  const columns: Column<TransactionSum | AssetSum>[] = [
    { id: 'token', head: t.token(), cell: ({ token }) => <Typography variant="subtitle1">{token}</Typography> },
    ...(balances
      ? [{ id: 'opening', head: t.opening(), align: 'end' as const, cell: (sum: TransactionSum) => balance(sum, 'opening') }]
      : []),
    { id: 'received', head: t.received(), align: 'end', cell: ({ received, token }) => figure(received, token) },
    { id: 'spent', head: t.spent(), align: 'end', cell: ({ spent, token }) => figure(spent, token, '-') },
    { id: 'fees', head: t.fees(), align: 'end', cell: (sum) => feesOf(sum) ?? '–' },
    ...(balances
      ? [{ id: 'closing', head: t.closing(), align: 'end' as const, cell: (sum: TransactionSum) => balance(sum, 'closing') }]
      : []),
  ]
  const factsOf = (sum: TransactionSum): Fact[] => [
    ...(balances ? [{ name: t.opening(), value: balance(sum, 'opening') }] : []),
    { name: t.received(), value: figure(sum.received, sum.token) },
    { name: t.spent(), value: figure(sum.spent, sum.token, '-') },
    { name: t.fees(), value: feesOf(sum) },
    ...(balances ? [{ name: t.closing(), value: balance(sum, 'closing'), sum: true }] : []),
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
