import { BarPlot } from '@mui/x-charts/BarChart'
import type { BarProps } from '@mui/x-charts/BarChart'
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks'
import type { ChartPlace, Reading } from '../chart.ts'
import { XNames, YAxis, useX } from './Axes.tsx'
import type { Tick, Tip } from './Canvas.tsx'
import { Canvas } from './Canvas.tsx'
import { TipBox } from './TipBox.tsx'
import { fitting } from './fitting.ts'

export type BarDrawingProps = Reading & {
  places: readonly ChartPlace[]
  /** Distance of each bar from zero, as a fraction of the axis; `null` for the future. */
  bars: readonly ({ reach: number; sign: -1 | 0 | 1 } | null)[]
  /** Lower and upper end of the axis, in the same unit. */
  ends: readonly [number, number]
  ticks: readonly Tick[]
  reeds: 2 | 4 | 8
  /** The figures at the bars' ends; none if there are too many bars. */
  values: readonly string[]
  now: number | undefined
  readable: number
  tip: (at: number) => Tip
}

const REED = 2

/** Left edges of a bar's reeds, centred in its band: fewer and closer together if space is short. */
const reedsIn = (width: number, reeds: number): number[] => {
  const pitch = Math.min(5, (width * 0.86) / reeds)
  const count = pitch >= 3 ? reeds : Math.max(1, Math.floor((width * 0.86) / 3))
  const step = Math.max(3, pitch)
  return Array.from({ length: count }, (_, at) => at * step - ((count - 1) * step + REED) / 2)
}

type Slot = BarProps & { reeds?: number; now?: boolean }

function Bar({ x, y, width, height, yOrigin, reeds = 2, now = false }: Slot) {
  if (height === 0) return null
  const [middle, up] = [x + width / 2, y < yOrigin]
  const tall = Math.max(2, height)
  return (
    <g className={now ? 'now' : up ? 'gain' : 'loss'}>
      {reedsIn(width, reeds).map((left) => (
        <rect key={left} x={middle + left} y={up ? yOrigin - tall : yOrigin} width={REED} height={tall} rx={1} />
      ))}
    </g>
  )
}

function Ground({ places, bars, at, readable }: Pick<BarDrawingProps, 'places' | 'bars' | 'at' | 'readable'>) {
  const { left, width, top, height } = useDrawingArea()
  const band = useXScale<'band'>('x').bandwidth()
  const zero = Math.round(useYScale<'linear'>('y')(0)) + 0.5
  const x = useX(places)
  return (
    <>
      {at !== null && at < readable && <rect className="band" x={x(at) - band / 2} y={top} width={band} height={height} rx={4} />}
      <line className="zero" x1={left} x2={left + width} y1={zero} y2={zero} />
      {bars.map(
        (bar, place) =>
          (bar === null || bar.sign === 0) && (
            <rect
              key={places[place]?.key}
              className={bar === null ? 'ahead' : 'none'}
              x={x(place) - Math.min(4, band / 4)}
              y={zero - 1.5}
              width={Math.min(8, band / 2)}
              height={3}
              rx={1}
            />
          ),
      )}
    </>
  )
}

/** The figures at the ends of the bars; where not all fit, of the highest, the lowest and the current one. */
function Values({ places, bars, values, now }: Pick<BarDrawingProps, 'places' | 'bars' | 'values' | 'now'>) {
  const { left, width } = useDrawingArea()
  const scale = useYScale<'linear'>('y')
  const x = useX(places)
  const room = { from: left - 8, to: left + width + 10, first: now }
  const labels = values.flatMap((label, at) => (bars[at]?.sign ? [{ at, x: x(at), label, reach: bars[at].reach }] : []))
  const reaches = labels.map(({ reach }) => reach)
  const placed = fitting(labels, room)
  const some = labels.filter(
    ({ at, reach }) => at === now || reach === Math.max(...reaches) || (reach < 0 && reach === Math.min(...reaches)),
  )
  return (placed.length === labels.length ? placed : fitting(some, room)).map(({ at, label, x, anchor }) => (
    <text
      key={at}
      className={at === now ? 'here' : undefined}
      x={x}
      y={scale(bars[at]!.reach) + (bars[at]!.sign < 0 ? 16 : -6)}
      textAnchor={anchor}
    >
      {label}
    </text>
  ))
}

function Tipped({ places, bars, at, readable, tip }: Pick<BarDrawingProps, 'places' | 'bars' | 'at' | 'readable' | 'tip'>) {
  const scale = useYScale<'linear'>('y')
  const x = useX(places)
  const bar = at === null ? null : bars[at]
  if (at === null || at >= readable || !bar) return null
  return <TipBox x={x(at)} y={scale(bar.reach)} tip={tip(at)} />
}

/** Bars of reeds on a zero line. */
export const BarDrawing = ({ places, bars, ends, ticks, reeds, values, now, readable, at, onAt, tip }: BarDrawingProps) => (
  <Canvas
    series={[{ type: 'bar', id: 'results', data: bars.map((bar) => bar && bar.reach) }]}
    keys={places.map(({ key }) => key)}
    scale="band"
    ends={ends}
    ticks={ticks}
    onAt={onAt}
  >
    <YAxis ticks={ticks} />
    <Ground places={places} bars={bars} at={at} readable={readable} />
    <BarPlot slots={{ bar: Bar }} slotProps={{ bar: ({ dataIndex }) => ({ reeds, now: dataIndex === now }) as object }} />
    <Values places={places} bars={bars} values={values} now={now} />
    <XNames places={places} now={now} />
    <Tipped places={places} bars={bars} at={at} readable={readable} tip={tip} />
  </Canvas>
)
