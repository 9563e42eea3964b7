import type { ReferralPeriod, ReferralStatistic } from '#sdk'
import { addIncomes, sinceFirst } from '../../lib/referralIncome.ts'
import { ChartSection } from '../../components/charts/Chart.styles.ts'
import { ReedBarChart } from '../../components/charts/ReedBarChart.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Course } from './EarningsChart.styles.ts'
import type { ActivityPeriod } from './activityPeriod.ts'
import { periodsIn } from './activityPeriod.ts'

/** Income by day, or by month for all time. */
export function IncomeBars({ statistic, period }: { statistic: ReferralStatistic; period: ActivityPeriod }) {
  const t = useTranslations('activity')
  const format = useFormat()
  const month = period === 'all'
  const list = month ? sinceFirst(periodsIn(statistic, period)) : periodsIn(statistic, period)
  const name = ({ starts_on }: ReferralPeriod) => (month ? format.month(starts_on) : format.calendarDay(starts_on))
  return (
    <ChartSection title={month ? t.byMonth() : t.byDay()}>
      <Course>
        <ReedBarChart
          title={month ? t.chartMonths() : t.chartDays()}
          summary={t.summary({ sum: format.money(addIncomes(list), 'MATU') })}
          none={t.noBars()}
          unit="MATU"
          of={month ? t.columns.month() : t.columns.day()}
          notes={t.columns.newcomers()}
          reeds={month ? 4 : 2}
          sign="auto"
          height={190}
          now={list.length - 1}
          bars={list.map((one) => ({
            key: one.starts_on,
            name: name(one),
            tick: month ? format.monthShort(one.starts_on) : format.dayOfMonth(one.starts_on),
            value: one.income,
            note: t.newcomers({ count: one.new_partners }),
          }))}
        />
      </Course>
    </ChartSection>
  )
}
