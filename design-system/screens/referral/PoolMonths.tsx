import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Pool, PoolMonth } from '#sdk'
import type { Column } from '../../components/data-display/DataTable.tsx'
import { DataTable } from '../../components/data-display/DataTable.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { ChartSection } from '../../components/charts/Chart.styles.ts'
import { ReedBarChart } from '../../components/charts/ReedBarChart.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Course } from './EarningsChart.styles.ts'
import { shareOf } from './poolValues.ts'

/** What a pool paid in the months before this one: to how many, and how much to each. */
export function PoolPayouts({ pool }: { pool: Pool }) {
  const t = useTranslations('pools')
  const format = useFormat()
  const hidden = useAmountsHidden()
  const each = (month: PoolMonth) => (hidden ? format.hidden : format.amount(shareOf(month), 'MATU'))
  const columns: Column<PoolMonth>[] = [
    { id: 'month', head: t.months.month(), cell: ({ month }) => <Typography variant="subtitle1">{format.month(month)}</Typography> },
    { id: 'leaders', head: t.months.leaders(), align: 'end', cell: ({ leaders_count }) => format.integer(leaders_count) },
    { id: 'each', head: t.leaders.share(), align: 'end', cell: (month) => (month.leaders_count === 0 ? '–' : each(month)) },
  ]
  return (
    <Section title={t.months.payouts()} flush>
      <DataTable
        caption={t.months.payouts()}
        columns={columns}
        rows={pool.months.slice(0, -1).toReversed()}
        rowKey={({ month }) => month}
        card={(month) => (
          <Box sx={{ py: 3 }}>
            <DescriptionList
              items={[{ name: `${format.month(month.month)}, ${t.months.count({ count: month.leaders_count })}`, value: each(month) }]}
            />
          </Box>
        )}
      />
    </Section>
  )
}

/** A pool's fund by month. */
export function PoolMonths({ pool }: { pool: Pool }) {
  const t = useTranslations('pools').months
  const format = useFormat()
  const sum = (value: string) => format.money(value, 'MATU')
  return (
    <ChartSection title={t.title()}>
      <Course>
        <ReedBarChart
          title={t.chart()}
          summary={pool.months.map(({ month, fund_amount }) => `${format.month(month)}: ${sum(fund_amount)}`).join(', ')}
          unit="MATU"
          of={t.month()}
          notes={t.leaders()}
          reeds={4}
          sign="auto"
          height={190}
          now={pool.months.length - 1}
          bars={pool.months.map(({ month, fund_amount, leaders_count }) => ({
            key: month,
            name: format.month(month),
            tick: format.monthShort(month),
            value: fund_amount,
            note: t.count({ count: leaders_count }),
          }))}
        />
      </Course>
    </ChartSection>
  )
}
