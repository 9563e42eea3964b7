import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { isZero, round, signOf, sub } from '../../lib/money.ts'
import { reachOn, scaleOf } from '../../lib/scale.ts'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { ReedMark } from '../brand/Reeds.tsx'
import { Reeds } from '../brand/Reeds.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { Legend } from './Legend.tsx'
import type { ChartLink, ChartPlace } from './chart.ts'

type ReedBarPlace = ChartPlace & {
  /** A decimal string; `null` for a future period. */
  value: string | null
  /** Additional text in tooltip and table: the number of deals. */
  note?: string
  /** Where the bar leads to. */
  link?: ChartLink
}

export type ReedBarChartProps = {
  /** Title of the figure: "Result by day, USDT". */
  title: string
  /** Best, worst and total in a sentence. */
  summary: string
  /** The periods from left to right, each with its result as a decimal string. */
  bars: readonly ReedBarPlace[]
  /** Token or currency of the values, behind each figure in table and readout. */
  unit: string
  /** What the places are: header of the table's first column. */
  of: string
  /** Header of the table's notes column. */
  notes?: string
  /** Lines per bar at most: two for a day, four for a month, more where a few bars share the room. */
  reeds: 2 | 4 | 8
  /** Index of the current place; its bar is the needle. */
  now?: number | undefined
  /** Legend of the needle: Today. Without it there is no legend. */
  nowName?: string
  /** Height of the drawing in px; the width follows the container. */
  height?: number
  /** `auto` for values that are never negative: no + before them. */
  sign?: 'always' | 'auto'
  /** Says that there is nothing, below a ruler in place of an axis without bars. */
  none?: string
}

/** The ruler of a chart that has nothing to measure yet. */
const emptyRuler = Array.from({ length: 61 }, (): ReedMark => 'off')

/** So many bars have room for their figures. */
const LABELLED = 12

/** Results over time as bars of reeds on a zero line: gains upwards, losses downwards. */
export function ReedBarChart(props: ReedBarChartProps) {
  const { title, summary, bars, unit, of, notes, reeds, now, nowName, height = 220, sign = 'always', none } = props
  const hidden = useAmountsHidden()
  const format = useFormat()
  const t = useTranslations('frame')
  const known = bars.flatMap(({ value }) => (value === null ? [] : [value]))
  const empty = known.every(isZero)
  // Whole values need no decimals above their bars.
  const decimals = known.every((value) => isZero(sub(value, round(value, 0)))) ? 0 : 2
  const scale = scaleOf(known, { zero: true, steps: 4 })
  const amount = (value: string | null | undefined) =>
    value === null || value === undefined ? '' : hidden ? format.hidden : format.amount(value, unit, { sign, rounding: 'half' })
  if (none !== undefined && empty)
    return (
      <Stack spacing={5} sx={{ justifyContent: 'center', flex: '1 1 auto', py: 5 }}>
        <div>
          <Reeds
            marks={emptyRuler}
            major={5}
            fill
            {...(now !== undefined && bars.length > 1 && { needle: (now / (bars.length - 1)) * 100 })}
          />
          <Stack direction="row" aria-hidden="true" sx={{ justifyContent: 'space-between', mt: 2 }}>
            {[...new Set([bars[0], bars[Math.floor(bars.length / 2)], bars.at(-1)])].map(
              (bar) =>
                bar && (
                  <Typography key={bar.key} variant="micro" color="textTertiary">
                    {bar.tick}
                  </Typography>
                ),
            )}
          </Stack>
        </div>
        <EmptyState title={none} level={3} />
      </Stack>
    )
  const readable = bars.reduce((last, { value }, at) => (value === null ? last : at + 1), 0)
  const noted = (at: number) => (bars[at]?.note ? `, ${bars[at].note}` : '')
  return (
    <ChartFrame
      title={title}
      summary={hidden ? t.amountHidden() : summary}
      height={height}
      readable={readable}
      rest={now}
      spoken={(at) => `${bars[at]?.name ?? ''}: ${hidden ? t.amountHidden() : `${amount(bars[at]?.value)}\u00a0${unit}`}${noted(at)}`}
      legend={
        nowName && (
          <Legend
            items={[
              { mark: 'gain', name: t.chart.gain() },
              { mark: 'loss', name: t.chart.loss() },
              ...(now === undefined ? [] : [{ mark: 'now' as const, name: nowName }]),
            ]}
          />
        )
      }
      {...(bars.some(({ link }) => link) && { linkOf: (at: number) => bars[at]?.link })}
      table={{
        heads: [of, ...(notes ? [notes] : []), unit],
        rows: bars.slice(0, readable).map(({ name, value, note }) => [name, ...(notes ? [note ?? ''] : []), amount(value)]),
      }}
      draw={({ BarDrawing }, reading) => (
        <BarDrawing
          places={bars}
          bars={bars.map(({ value }) => (value === null ? null : { reach: reachOn(scale, value), sign: signOf(value) }))}
          ends={[reachOn(scale, scale.bottom), reachOn(scale, scale.top)]}
          // Without a value there is nothing to measure: only the zero line.
          ticks={
            empty
              ? []
              : scale.ticks.map((tick) => ({
                  at: reachOn(scale, tick),
                  label: hidden ? format.hidden : format.decimal(tick, scale.decimals, isZero(tick) ? 'auto' : sign),
                }))
          }
          reeds={reeds}
          values={
            bars.length <= LABELLED && !hidden ? bars.map(({ value }) => (value === null ? '' : format.decimal(value, decimals, sign))) : []
          }
          now={now}
          readable={readable}
          tip={(at) => ({
            lines: [`${amount(bars[at]?.value)}\u00a0${unit}`],
            name: `${bars[at]?.name ?? ''}${noted(at)}`,
          })}
          {...reading}
        />
      )}
    />
  )
}
