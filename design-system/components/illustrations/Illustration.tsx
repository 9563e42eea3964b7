import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { coinReeds, coinSide, ruler } from '../art/geometry.ts'
import { markReeds } from '../brand/markReeds.ts'

const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  maxWidth: '84vw',
  height: 'auto',
  flex: 'none',
  '--ink': theme.vars.palette.primary.main,
  '--soft': theme.vars.palette.chart.tickDim,
  '--hot': theme.vars.palette.needle.main,
  '--face': theme.vars.palette.background.paper,
  '--side': theme.vars.palette.background.sunken,
  '--rim': `color-mix(in srgb, ${theme.vars.palette.primary.main} 40%, ${theme.vars.palette.background.paper})`,
  '@media (forced-colors: active)': {
    '--ink': 'CanvasText',
    '--soft': 'GrayText',
    '--hot': 'Highlight',
    '--face': 'Canvas',
    '--side': 'Canvas',
    '--rim': 'CanvasText',
  },
  '& .ink': { stroke: 'var(--ink)' },
  '& .soft': { stroke: 'var(--soft)' },
  '& .hot': { stroke: 'var(--hot)' },
  '& .rim': { stroke: 'var(--rim)' },
  '& .f-ink': { fill: 'var(--ink)' },
  '& .f-soft': { fill: 'var(--soft)' },
  '& .f-hot': { fill: 'var(--hot)' },
  '& .f-face': { fill: 'var(--face)' },
  '& .f-side': { fill: 'var(--side)' },
}))

export type IllustrationProps = {
  /** Width in px, at most 84 % of the window; the height follows. 200 in a card, 240 alone on a page. */
  width?: number
}

type FrameProps = IllustrationProps & {
  /** Height of the ruler in the drawing of 240 × 180. */
  rule?: number
  /** Where the drawing starts: what is low would else have a hole above it. */
  top?: number
  children: ReactNode
}

/** The base of every illustration: at most 4:3, standing on a ruler, in the colours of the scheme. Decorative, so without alternative text. */
export function Illustration({ width = 200, rule = 158, top = 0, children }: FrameProps) {
  return (
    <Svg width={width} height={(width * (180 - top)) / 240} viewBox={`0 ${top} 240 ${180 - top}`} fill="none" aria-hidden>
      <path
        className="soft"
        strokeWidth={1.5}
        d={ruler({ x: 20, y: rule, step: 5, count: 40, length: 5, major: { every: 10, length: 9 } })}
      />
      {children}
    </Svg>
  )
}

type CoinProps = { x: number; y: number; h?: number; tone?: 'ink' | 'soft' | 'hot'; mark?: boolean }

/** A coin whose upper face is centred at x, y. Grey stands for missing or past, petrol for present. */
export function IllustratedCoin({ x, y, h = 13, tone = 'ink', mark = false }: CoinProps) {
  const shape = { rx: 46, ry: 14, h, ticks: 32, width: 1.8 }
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={tone === 'soft' ? 'f-face' : 'f-side'} d={coinSide(shape)} />
      <path className={`f-${tone}`} d={coinReeds(shape)} />
      <ellipse className="f-face" rx={46} ry={14} />
      <ellipse className={tone === 'soft' ? 'soft' : 'rim'} rx={38.64} ry={11.76} />
      {mark && (
        <g transform="scale(1.31 .4) translate(-14 -14)">
          {markReeds.map(([left, top, end], i) => (
            <rect key={left} className={i === 2 ? 'f-hot' : 'f-ink'} x={left} y={top} width={4} height={end - top} rx={0.75} />
          ))}
        </g>
      )}
    </g>
  )
}

/** The needle, upright. */
export const UprightNeedle = ({ x, top, bottom, width = 3 }: { x: number; top: number; bottom: number; width?: number }) => (
  <path className="hot" d={`M${x} ${top}V${bottom}`} strokeWidth={width} strokeLinecap="round" />
)
