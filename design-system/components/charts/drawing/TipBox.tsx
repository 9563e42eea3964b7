import { useDrawingArea } from '@mui/x-charts/hooks'
import type { Tip } from './Canvas.tsx'

const WIDTH = 300
const LINE = 18
const AWAY = 12

const none: readonly (readonly [number, number])[] = []

type Props = {
  x: number
  y: number
  tip: Tip
  /** Points of the lines and bars; the tip avoids them. */
  drawn?: readonly (readonly [x: number, y: number])[]
}

/** The tooltip beside the place: level with it, or above or below if it would cover the chart. */
export function TipBox({ x, y, tip, drawn = none }: Props) {
  const { left, width, top, height } = useDrawingArea()
  const wide = Math.max(tip.name.length, ...tip.lines.map((line) => line.length)) * 7 + 20
  const tall = (tip.lines.length + 1) * LINE + 12
  const toLeft = x + AWAY + wide > left + width
  const from = toLeft ? x - AWAY - wide : x + AWAY
  const near = drawn.filter(([px]) => px >= from - 8 && px <= from + wide + 8)
  const [highest, lowest] = [top - 8, top + height - tall - 4]
  const level = Math.min(Math.max(highest, y - tall / 2), lowest)
  const clear = (at: number) => near.every(([, py]) => py < at - 6 || py > at + tall + 6)
  return (
    <foreignObject x={toLeft ? x - AWAY - WIDTH : x + AWAY} y={[level, highest, lowest].find(clear) ?? level} width={WIDTH} height={tall}>
      <div className="tip" {...(toLeft && { 'data-left': '' })}>
        <p>
          {tip.lines.map((line) => (
            <b key={line}>{line}</b>
          ))}
          <span>{tip.name}</span>
        </p>
      </div>
    </foreignObject>
  )
}
