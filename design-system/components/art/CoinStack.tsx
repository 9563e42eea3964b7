import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { markReeds } from '../brand/markReeds.ts'
import { coinReeds, coinSide, ruler } from './geometry.ts'

const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  '& .deep': {
    '--face': theme.vars.palette.art.face,
    '--side': theme.vars.palette.art.side,
    '--tick': theme.vars.palette.tickInk.full,
    '--rim': theme.vars.palette.art.rim,
  },
  '& .pale': {
    '--face': theme.vars.palette.art.face2,
    '--side': theme.vars.palette.art.side2,
    '--tick': theme.vars.palette.art.tick2,
    '--rim': theme.vars.palette.art.rim2,
  },
  '& .marked': {
    '--face': theme.vars.palette.art.face3,
    '--side': theme.vars.palette.art.side3,
    '--tick': theme.vars.palette.needle.main,
    '--rim': theme.vars.palette.art.rim3,
  },
  '& .rule': { stroke: theme.vars.palette.art.rule },
  '& .mark': { fill: theme.vars.palette.art.mark },
  '& .hot': { fill: theme.vars.palette.needle.onInk },
  '& .needle': { stroke: theme.vars.palette.needle.main },
}))

const coin = { rx: 92, ry: 27, h: 23, ticks: 46, width: 1.9 }
const reeds = coinReeds(coin)
// Small offsets, so that the stack looks hand-made.
const lean = [0, 2, -1.5, 1, -0.5, 2, -2, 0.5, 1.5, -1, 0, 2, -1.5, 1, -0.5]

type Props = {
  /** Number of coins in the middle stack. */
  count?: number
  /** The coin the needle points at, counted from the bottom. */
  marked?: number
}

/** Three stacks of coins beside a ruler whose needle points at one coin. The base aligns with the line below the illustration. */
export function CoinStack({ count = 13, marked = 9 }: Props) {
  const id = useId()
  const base = 47 + coin.h * count
  const stack = (x: number, foot: number, size: number, tone: (k: number) => string) => {
    const at = (k: number) => ({ x: x + lean[k % lean.length]!, y: foot - coin.h * (k + 1) })
    const top = at(size - 1)
    return (
      <>
        {Array.from({ length: size }, (_, k) => (
          <use key={k} href={`#${id}`} className={tone(k)} {...at(k)} />
        ))}
        {/* Only the top coin's face is visible. */}
        <g className={tone(size - 1)}>
          <ellipse stroke="var(--rim)" cx={top.x} cy={top.y} rx={coin.rx * 0.84} ry={coin.ry * 0.84} />
        </g>
      </>
    )
  }
  const top = lean[(count - 1) % lean.length]!
  const needle = base - coin.h * (marked + 1) + coin.h / 2
  return (
    <Svg viewBox={`0 0 600 ${base + 27}`} width={600} height={base + 27} fill="none" aria-hidden>
      <defs>
        {/* CSS rules do not reach into the content of `use`; inherited variables do. */}
        <g id={id}>
          <path fill="var(--side)" d={coinSide(coin)} />
          <path fill="var(--tick)" d={reeds} />
          <ellipse fill="var(--face)" rx={coin.rx} ry={coin.ry} />
        </g>
      </defs>
      <path
        className="rule"
        strokeWidth={1.6}
        d={ruler({
          x: 418,
          y: base,
          step: -coin.h / 4,
          count: (count * coin.h) / (coin.h / 4),
          length: 10,
          middle: { every: 4, length: 18 },
          major: { every: 20, length: 30 },
          upright: true,
        })}
      />
      {stack(116, base - 20, 5, () => 'pale')}
      {stack(498, base - 16, 3, () => 'pale')}
      {stack(302, base, count, (k) => (k === marked ? 'marked' : 'deep'))}
      <g transform={`translate(${302 + top} ${base - coin.h * count}) scale(2.63 .77) translate(-14 -14)`}>
        {markReeds.map(([x, y, end], i) => (
          <rect key={x} className={i === 2 ? 'hot' : 'mark'} x={x} y={y} width={4} height={end - y} rx={0.75} />
        ))}
      </g>
      <path className="needle" d={`M402 ${needle}H468`} strokeWidth={3.5} strokeLinecap="round" />
    </Svg>
  )
}
