import { styled } from '@mui/material/styles'

const Svg = styled('svg')(({ theme }) => ({
  flex: 'none',
  '& > path:first-of-type': { fill: theme.vars.palette.primary.main },
  '& > path:last-of-type': { fill: theme.vars.palette.chart.tickDim },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    '& > path:first-of-type': { fill: 'CanvasText' },
    '& > path:last-of-type': { fill: 'GrayText' },
  },
}))

export type BarsGlyphProps = {
  /** Number of bars: five ranks, six pools. */
  count: number
  /** How many are reached. */
  filled: number
  /** Height of the tallest bar in px. */
  height?: number
}

const width = 3
const gap = 2.5

/** Ascending bars, some of them filled: a rank or a pool beside its name. */
export function BarsGlyph({ count, filled, height = 14 }: BarsGlyphProps) {
  const bar = (at: number) => {
    const tall = height * (0.4 + (0.6 * at) / Math.max(1, count - 1))
    return `M${at * (width + gap)} ${height}v${-tall}h${width}v${tall}z`
  }
  const bars = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, at) => bar(from + at)).join('')
  return (
    <Svg width={count * (width + gap) - gap} height={height} aria-hidden="true">
      <path d={bars(0, filled)} />
      <path d={bars(filled, count)} />
    </Svg>
  )
}
