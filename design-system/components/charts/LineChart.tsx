import { heightOn, scaleOf } from '../../lib/scale.ts'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { Legend } from './Legend.tsx'
import type { ChartPlace } from './chart.ts'

export type LineSeries = {
  name: string
  /** Decimal strings, one for each place from the left; what lies ahead has none. */
  values: readonly string[]
}

export type LineChartProps = {
  /** Names the figure: "Balance in August, USDT". */
  title: string
  /** First, last, highest and lowest in a sentence. */
  summary: string
  places: readonly ChartPlace[]
  /** One to three. The first one is the course itself, the others are there to compare. */
  series: readonly LineSeries[]
  unit: string
  /** What the places are: the head of the table's first column. */
  of: string
  /** The present place: the needle. What lies to its right stays empty. */
  now?: number
  /** A light ground under the first line. */
  area?: boolean
  /** Names and last values of the lines below the drawing; a single line needs none. */
  legend?: boolean
  height?: number
  /** Amounts as ••••; by default when the reader hid them. `false` for a course that is nobody's own. */
  hidden?: boolean | undefined
}

/** A course over time. Amounts stay decimal strings; only their place on the axis becomes a number. */
export function LineChart(props: LineChartProps) {
  const { title, summary, places, series, unit, of, now, area = false, legend = false, height = 260 } = props
  const hidden = useAmountsHidden(props.hidden)
  const format = useFormat()
  const t = useTranslations('frame')
  const scale = scaleOf(series.flatMap(({ values }) => values))
  const readable = Math.min(places.length, Math.max(0, ...series.map(({ values }) => values.length)))
  const amount = (value: string | undefined) =>
    value === undefined ? '' : hidden ? format.hidden : format.amount(value, unit, { rounding: 'half' })
  const told = (value: string | undefined) => (hidden ? t.amountHidden() : `${amount(value)}\u00a0${unit}`)
  const several = series.length > 1
  return (
    <ChartFrame
      title={title}
      summary={hidden ? t.amountHidden() : summary}
      height={height}
      readable={readable}
      rest={now}
      spoken={(at) =>
        `${places[at]?.name ?? ''}: ${series.map(({ name, values }) => (several ? `${name} ${told(values[at])}` : told(values[at]))).join(', ')}`
      }
      legend={
        legend && (
          <Legend
            items={series.map(({ name, values }, at) => ({
              mark: (['line-0', 'line-1', 'line-2'] as const)[at] ?? 'line-2',
              name,
              value: amount(values.at(-1)),
            }))}
          />
        )
      }
      table={{
        heads: [of, ...series.map(({ name }) => `${name}, ${unit}`)],
        rows: places.slice(0, readable).map(({ name }, at) => [name, ...series.map(({ values }) => amount(values[at]))]),
      }}
      draw={({ LineDrawing }, reading) => (
        <LineDrawing
          places={places}
          lines={series.map(({ values }) => values.map((value) => heightOn(scale, value)))}
          ticks={scale.ticks.map((tick) => ({
            at: heightOn(scale, tick),
            label: hidden ? format.hidden : format.decimal(tick, scale.decimals),
          }))}
          now={now}
          area={area}
          readable={readable}
          tip={(at) => ({
            lines: several
              ? series.map(({ name, values }) => `${name}: ${amount(values[at])}`)
              : [`${amount(series[0]?.values[at])}\u00a0${unit}`],
            name: places[at]?.name ?? '',
          })}
          {...reading}
        />
      )}
    />
  )
}
