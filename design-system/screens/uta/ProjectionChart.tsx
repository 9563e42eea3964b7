import { LineChart } from '../../components/charts/LineChart.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { Assumptions, Course } from './projection.ts'

export type ProjectionChartProps = {
  assumptions: Assumptions
  /** The projected totals, month by month. */
  course: Course
  /** The same with the worst month of the past, and that month's result in per cent; `null` if not known. */
  weak: { course: Course; rate: string } | null
}

/** Every third or sixth month is named under a longer chart. */
const strideOf = (months: number): number => (months <= 6 ? 1 : months <= 12 ? 3 : 6)

/** The projected total by month, beside the amount at rest and the worst month repeated. */
export function ProjectionChart({ assumptions, course, weak }: ProjectionChartProps) {
  const t = useTranslations('calculatorPage')
  const format = useFormat()
  const { months, rate } = assumptions
  const still = course.values.map(() => course.values[0] ?? '0')
  const money = (value: string) => format.money(value, 'USDT', { rounding: 'half' })
  const ratePart = format.percent(rate, rate.split('.')[1]?.length ?? 0, 'always')
  const stride = strideOf(months)
  return (
    <LineChart
      title={t.chart.title({ count: months })}
      summary={t.chart.summary({ rate: ratePart, start: money(still[0] ?? '0'), end: money(course.end) })}
      places={course.values.map((_, at) => ({
        key: String(at),
        name: at === 0 ? t.chart.start() : t.chart.month({ number: at }),
        ...((at % stride === 0 || at === months) && { tick: at === 0 ? t.chart.now() : String(at) }),
      }))}
      series={[
        { name: t.chart.yours({ rate: ratePart }), values: course.values },
        { name: t.chart.still(), values: still },
        ...(weak ? [{ name: t.chart.weak({ rate: format.percent(weak.rate, 1, 'always') }), values: weak.course.values }] : []),
      ]}
      unit="USDT"
      of={t.chart.of()}
      now={months}
      legend
      height={248}
      hidden={false}
    />
  )
}
