import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks'
import type { ChartPlace } from '../chart.ts'
import { fitting } from './fitting.ts'
import type { Tick } from './Canvas.tsx'

/** Position of a place, in px. */
export function useX(keys: readonly ChartPlace[]): (at: number) => number {
  const scale = useXScale<'band' | 'point'>('x')
  const half = scale.bandwidth() / 2
  return (at) => (scale(keys[at]?.key ?? '') ?? 0) + half
}

/** Horizontal lines with their figures. */
export function YAxis({ ticks }: { ticks: readonly Tick[] }) {
  const { left, width } = useDrawingArea()
  const scale = useYScale<'linear'>('y')
  return ticks.map(({ at, label }) => {
    const y = Math.round(scale(at)) + 0.5
    return (
      <g key={at}>
        <line className="grid" x1={left} x2={left + width} y1={y} y2={y} />
        <text x={left - 10} y={y + 4} textAnchor="end">
          {label}
        </text>
      </g>
    )
  })
}

/** Names of places, as many as fit; always including the current one. */
export function XNames({ places, now }: { places: readonly ChartPlace[]; now: number | undefined }) {
  const { left, width, top, height } = useDrawingArea()
  const x = useX(places)
  const labels = places.flatMap(({ tick }, at) => (tick === undefined ? [] : [{ at, x: x(at), label: tick }]))
  return fitting(labels, { from: left - 8, to: left + width + 10, first: now }).map(({ at, label, x, anchor }) => (
    <text key={at} className={at === now ? 'here' : undefined} x={x} y={top + height + 22} textAnchor={anchor}>
      {label}
    </text>
  ))
}

/** The x axis as a ruler: one tick per place. */
export function Ruler({ places }: { places: readonly ChartPlace[] }) {
  const { left, width, top, height } = useDrawingArea()
  const x = useX(places)
  const y = top + height
  return (
    <g className="ruler">
      <line x1={left} x2={left + width} y1={y + 0.5} y2={y + 0.5} />
      {places.map(({ key, tick }, at) => (
        <line key={key} x1={x(at)} x2={x(at)} y1={y} y2={y + (tick === undefined ? 5 : 8)} />
      ))}
    </g>
  )
}
