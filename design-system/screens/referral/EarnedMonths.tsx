import type { ReferralPeriod } from '#sdk'
import { add } from '../../lib/money.ts'
import { sinceFirst } from '../../lib/referralIncome.ts'
import { ChartSection } from '../../components/charts/Chart.styles.ts'
import { ReedBarChart } from '../../components/charts/ReedBarChart.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Course } from './EarningsChart.styles.ts'

/** Earnings by month, from the first that brought any; the last month is still running. */
export function EarnedMonths({ months: all, link }: { months: readonly ReferralPeriod[]; link: string | null }) {
  const t = useTranslations('referral').months
  const format = useFormat()
  const months = sinceFirst(all)
  const sum = format.money(add('0', ...months.map(({ income }) => income)), 'MATU')
  return (
    <ChartSection title={t.title()} link={link === null ? null : { label: t.link(), href: link }}>
      <Course>
        <ReedBarChart
          title={t.chart()}
          summary={t.summary({ count: months.length, sum })}
          unit="MATU"
          of={t.month()}
          notes={t.newcomers()}
          reeds={4}
          sign="auto"
          height={200}
          now={months.length - 1}
          bars={months.map(({ starts_on, income, new_partners }) => ({
            key: starts_on,
            name: format.month(starts_on),
            tick: format.monthShort(starts_on),
            value: income,
            note: t.count({ count: new_partners }),
          }))}
        />
      </Course>
    </ChartSection>
  )
}
