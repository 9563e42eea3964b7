import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart'
import type { AnimatedAreaProps, AnimatedLineProps } from '@mui/x-charts/LineChart'
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks'
import type { ChartPlace, Reading } from '../chart.ts'
import { Ruler, XNames, YAxis, useX } from './Axes.tsx'
import type { Tick, Tip } from './Canvas.tsx'
import { Canvas } from './Canvas.tsx'
import { TipBox } from './TipBox.tsx'

export type LineDrawingProps = Reading & {
  places: readonly ChartPlace[]
  /** Positions on the axis, 0 to 1. */
  lines: readonly (readonly number[])[]
  ticks: readonly Tick[]
  now: number | undefined
  area: boolean
  readable: number
  tip: (at: number) => Tip
}

const idOf = (index: number) => `line-${index}`
const Line = ({ d, ownerState }: AnimatedLineProps) => <path className={`line ${ownerState.seriesId}`} d={d} />
const Area = ({ d }: AnimatedAreaProps) => <path className="area" d={d} />

function Marks({ places, lines, now, at, readable, tip }: Omit<LineDrawingProps, 'ticks' | 'area' | 'onAt'>) {
  const { top, height } = useDrawingArea()
  const scale = useYScale<'linear'>('y')
  const x = useX(places)
  const read = at !== null && at < readable ? at : null
  // The legend already shows the last values of several lines; a permanent tip would be in the way.
  const shown = read ?? (lines.length === 1 ? now : undefined)
  const drawn = lines.flatMap((line) => line.map((value, place) => [x(place), scale(value)] as const))
  const y = (place: number) => scale(lines[0]?.[place] ?? 0)
  return (
    <>
      {now !== undefined && now < readable && (
        <>
          <rect className="needle" x={x(now) - 1.5} y={top - 4} width={3} height={height + 14} rx={2} />
          <circle className="dot" cx={x(now)} cy={y(now)} r={7} />
        </>
      )}
      {read !== null && read !== now && (
        <>
          <line className="cross" x1={x(read)} x2={x(read)} y1={top} y2={top + height} />
          {lines.map(
            (line, index) =>
              line[read] !== undefined && <circle key={idOf(index)} className="point" cx={x(read)} cy={scale(line[read])} r={5} />,
          )}
        </>
      )}
      {shown !== undefined && shown < readable && <TipBox x={x(shown)} y={y(shown)} tip={tip(shown)} drawn={drawn} />}
    </>
  )
}

/** Up to three straight lines without markers above a ruler. */
export const LineDrawing = ({ places, lines, ticks, area, onAt, ...marks }: LineDrawingProps) => (
  <Canvas
    series={lines.map((line, index) => ({
      type: 'line' as const,
      id: idOf(index),
      data: places.map((_, at) => line[at] ?? null),
      curve: 'linear' as const,
      showMark: false,
      area: area && index === 0,
    }))}
    keys={places.map(({ key }) => key)}
    scale="point"
    ends={[0, 1]}
    ticks={ticks}
    onAt={onAt}
  >
    <YAxis ticks={ticks} />
    <AreaPlot slots={{ area: Area }} />
    <LinePlot slots={{ line: Line }} />
    <Ruler places={places} />
    <XNames places={places} now={marks.now} />
    <Marks places={places} lines={lines} {...marks} />
  </Canvas>
)
