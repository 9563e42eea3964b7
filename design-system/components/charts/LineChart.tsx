import { heightOn, scaleOf } from '../../lib/scale.ts'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { Legend } from './Legend.tsx'
import type { ChartPlace } from './chart.ts'

type LineSeries = {
  name: string
  /** Decimal strings, one per place from the left; places in the future have none. */
  values: readonly string[]
}

export type LineChartProps = {
  /** Names the figure: "Balance in August, USDT". */
  title: string
  /** First, last, highest and lowest in a sentence. */
  summary: string
  /** The moments from left to right: name on the axis, and the full name for the table and the slider. */
  places: readonly ChartPlace[]
  /** One to three. The first is the main series, the others are for comparison. */
  series: readonly LineSeries[]
  /** Token or currency of the values, behind each figure in table and readout. */
  unit: string
  /** What the places are: header of the table's first column. */
  of: string
  /** Index of the current place, marked by the needle. The chart is empty to its right. */
  now?: number
  /** A light fill under the first line. */
  area?: boolean
  /** Names and last values of the lines below the drawing; unnecessary for a single line. */
  legend?: boolean
  /** Height of the drawing in px; the width follows the container. */
  height?: number
  /** Shows •••• instead of amounts. Defaults to the user's "hide amounts" setting; pass `false` for public figures. */
  hidden?: boolean | undefined
}

/** A line chart over time. Amounts stay decimal strings; only their position on the axis becomes a number. */
export function LineChart(props: LineChartProps) {
  const { title, summary, places, series, unit, of, now, area = false, legend = false, height = 260 } = props
  const hidden = useAmountsHidden(props.hidden)
  const format = useFormat()
  const t = useTranslations('frame')
  const scale = scaleOf(series.flatMap(({ values }) => values))
  const readable = Math.min(places.length, Math.max(0, ...series.map(({ values }) => values.length)))
  const amount = (value: string | undefined) =>
    value === undefined ? '' : hidden ? format.hidden : format.amount(value, unit, { rounding: 'half' })
  const spoken = (value: string | undefined) => (hidden ? t.amountHidden() : `${amount(value)}\u00a0${unit}`)
  const several = series.length > 1
  return (
    <ChartFrame
      title={title}
      summary={hidden ? t.amountHidden() : summary}
      height={height}
      readable={readable}
      rest={now}
      spoken={(at) =>
        `${places[at]?.name ?? ''}: ${series.map(({ name, values }) => (several ? `${name} ${spoken(values[at])}` : spoken(values[at]))).join(', ')}`
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
