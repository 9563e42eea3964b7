import type { UtaMonth, UtaMonthStatistics } from '#sdk'
import { add } from '../../lib/money.ts'
import { Delta } from '../../components/data-display/Delta.tsx'
import { ChartSection } from '../../components/charts/Chart.styles.ts'
import { ReedBarChart } from '../../components/charts/ReedBarChart.tsx'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { daysOf } from './monthFigures.ts'

type DaysProps = {
  month: UtaMonthStatistics
  /** The current month: its last day with data is today, the rest is in the future. */
  present: boolean
  /** Link to the deals that were closed on a day. */
  dayHref: ((date: string) => string) | null
}

/** Result by day. */
export function DayChart({ month, present, dayHref }: DaysProps) {
  const t = useTranslations('statisticsPage')
  const format = useFormat()
  const all = daysOf(month.month)
  const known = new Map(month.days.map((day) => [day.date, day]))
  const today = present ? month.days.length - 1 : undefined
  const money = (value: string) => format.money(value, 'USDT', { sign: 'always', rounding: 'half' })
  const { best_day: best, worst_day: worst, profit } = month
  const title = t.days.title()
  return (
    <ChartSection title={title}>
      <ReedBarChart
        title={title}
        summary={
          best && worst
            ? t.days.summary({
                best: money(best.profit),
                bestDay: format.monthDay(best.date),
                worst: money(worst.profit),
                worstDay: format.monthDay(worst.date),
                sum: money(profit),
              })
            : t.days.none()
        }
        none={t.days.none()}
        bars={all.map((date) => {
          const day = known.get(date)
          return {
            key: date,
            name: format.monthDay(date),
            tick: format.dayOfMonth(date),
            value: day?.profit ?? null,
            ...(day && { note: t.pairs.deals({ count: day.deals_closed }) }),
            ...(day &&
              day.deals_closed > 0 &&
              dayHref && { link: { href: dayHref(date), label: t.days.deals({ day: format.monthDay(date) }) } }),
          }
        })}
        unit="USDT"
        of={t.days.day()}
        notes={t.weeks.deals()}
        reeds={2}
        now={today}
        nowName={t.days.today()}
        height={236}
      />
    </ChartSection>
  )
}

/** The last twelve months, each with its total. */
export function YearChart({ months, present }: { months: readonly UtaMonth[]; present: string }) {
  const hidden = useAmountsHidden()
  const t = useTranslations('statisticsPage')
  const { months: words } = useTranslations('frame')
  const format = useFormat()
  const sum = add('0', ...months.map(({ profit }) => profit))
  const money = (value: string) => format.money(value, 'USDT', { sign: 'always', rounding: 'half' })
  const title = t.year.title({ count: months.length })
  const now = months.findIndex(({ month }) => month === present)
  return (
    <ChartSection title={title} aside={hidden ? null : <Delta value={sum} unit="USDT" />}>
      <ReedBarChart
        title={`${title}, USDT`}
        summary={t.year.summary({ count: months.length, sum: money(sum) })}
        bars={months.map(({ month, profit, deals_closed }) => ({
          key: month,
          name: format.month(month),
          tick: format.monthShort(month),
          value: profit,
          note: t.pairs.deals({ count: deals_closed }),
        }))}
        unit="USDT"
        of={words.month()}
        notes={t.weeks.deals()}
        reeds={4}
        now={now === -1 ? undefined : now}
        height={232}
      />
    </ChartSection>
  )
}
