import { useState } from 'react'
import type { UtaStatistics } from '#sdk'
import { LineChart } from '../../components/charts/LineChart.tsx'
import type { ChartPlace } from '../../components/charts/chart.ts'
import { ChartSection } from '../../components/charts/Chart.styles.ts'
import { SegmentedControl } from '../../components/inputs/SegmentedControl.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { daysOf, withoutResults } from './monthFigures.ts'

type Span = 'month' | 'year' | 'all'

const YEAR = 12
const named = new Set([1, 5, 10, 15, 20, 25])

/** Every day of the month; future days have a place but no value. */
const dayPlaces = (dates: readonly string[], name: (date: string) => string): ChartPlace[] =>
  dates.map((date, at) => ({
    key: date,
    name: name(date),
    ...((named.has(at + 1) || at === dates.length - 1) && { tick: String(at + 1) }),
  }))

/** Every second month is labelled; long series are labelled at the start of each year. */
function monthPlaces(months: readonly string[], name: (month: string) => string, short: (month: string) => string): ChartPlace[] {
  const long = months.length > YEAR + 6
  return months.map((month, at) => {
    const tick = long ? month.endsWith('-01') && month.slice(0, 4) : (months.length - 1 - at) % 2 === 0 && short(month)
    return { key: month, name: name(month), ...(tick && { tick }) }
  })
}

const none: NonNullable<UtaStatistics['balances']> = []

/** The balances of a span with the months they belong to, and the same without results; `base` is `null` if a result is missing. */
function seriesOf({ month, months, balances = none }: UtaStatistics, span: Span) {
  const ends = span === 'year' ? balances.slice(-YEAR) : balances
  if (span === 'month') {
    const values = month.days.map(({ balance }) => balance)
    const base = withoutResults(
      values,
      month.days.map(({ profit }) => profit),
    )
    return { ends, values, base }
  }
  const values = ends.map(({ balance }) => balance)
  // The series starts at the end of the first month: only later results count.
  const results = new Map(months.map((one) => [one.month, one.profit]))
  const isKnown = ends.slice(1).every((end) => results.has(end.month))
  const base = isKnown
    ? withoutResults(
        values,
        ends.map((end, at) => (at === 0 ? '0' : results.get(end.month)!)),
      )
    : null
  return { ends, values, base }
}

type Props = { statistics: UtaStatistics; unit: string }

/**
 * The balance by day in the current month, or at the end of each earlier month. A second line shows it without results: the gap between both is UTA's
 * gain, independent of deposits and withdrawals.
 */
export function BalanceLine({ statistics, unit }: Props) {
  const { month, balances = none } = statistics
  const t = useTranslations('utaOverview').month
  const format = useFormat()
  const [chosen, setChosen] = useState<Span>('month')
  // Spans without data are not offered; in the first year, "all" covers everything.
  const spans: Span[] = [
    'month',
    ...(balances.length > YEAR ? (['year'] as const) : []),
    ...(balances.length > 1 ? (['all'] as const) : []),
  ]
  const span = spans.includes(chosen) ? chosen : 'month'
  const { ends, values, base } = seriesOf(statistics, span)
  const places =
    span === 'month'
      ? dayPlaces(daysOf(month.month), (date) => format.calendarDay(date))
      : monthPlaces(
          ends.map((end) => end.month),
          (end) => format.month(end),
          format.monthShort,
        )
  const title = span === 'month' ? t.line({ month: format.month(month.month, true) }) : t.months({ count: ends.length })
  const course = { first: format.money(values[0] ?? '0', unit), last: format.money(values.at(-1) ?? '0', unit), count: values.length }
  return (
    <ChartSection
      title={title}
      aside={
        spans.length > 1 && (
          <SegmentedControl
            label={t.span()}
            items={spans.map((value) => ({ value, label: t.spans[value]() }))}
            value={span}
            onChange={setChosen}
          />
        )
      }
    >
      {values.length < 2 ? (
        <Typography component="p" variant="body2" color="textSecondary">
          {t.tooEarly()}
        </Typography>
      ) : (
        <LineChart
          key={span}
          title={`${title}, ${unit}`}
          summary={span === 'month' ? t.summary(course) : t.monthsSummary(course)}
          places={places}
          series={[{ name: t.balance(), values }, ...(base === null ? [] : [{ name: t.withoutResult(), values: base }])]}
          legend
          unit={unit}
          of={span === 'month' ? t.dayHead() : t.monthHead()}
          now={values.length - 1}
          area
          height={332}
        />
      )}
    </ChartSection>
  )
}
