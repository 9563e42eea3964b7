import type { Pool } from '#sdk'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { ChartSection } from '../../components/charts/Chart.styles.ts'
import { ReedBarChart } from '../../components/charts/ReedBarChart.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Course } from './EarningsChart.styles.ts'

/** A pool's fund by month, and the last payout. */
export function PoolMonths({ pool }: { pool: Pool }) {
  const t = useTranslations('pools').months
  const format = useFormat()
  const last = pool.months.at(-2)
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
      {last && (
        <DescriptionList
          items={[
            {
              name: t.payout({ month: format.month(last.month, true) }),
              value: <Money value={last.fund_amount} unit="MATU" />,
            },
            { name: t.shared({ month: format.month(last.month, true) }), value: format.integer(last.leaders_count) },
          ]}
        />
      )}
    </ChartSection>
  )
}
