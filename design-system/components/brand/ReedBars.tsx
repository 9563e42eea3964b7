import { styled } from '@mui/material/styles'

type ReedBar = {
  /** A decimal string; above zero is a gain. */
  value: string
  /** Name of the period, for the screen-reader table. */
  name: string
}

export type ReedBarsProps = {
  /** The results in order of time, decimal strings; a period without a result is an empty place. */
  bars: readonly ReedBar[]
  /** A one-sentence summary: range, best, worst, total. */
  label: string
  /** Index of the current period, marked by the needle. */
  now?: number
  /** px. */
  height?: number
  /** px; thinner on phones. */
  width?: number
  /** Gains in green, for lists of single results; otherwise a time series in petrol. */
  results?: boolean
  /** The surface it is on: the light card or the dark one. */
  on?: 'card' | 'ink'
}

const Svg = styled('svg', { shouldForwardProp: (prop) => prop !== 'results' && prop !== 'on' })<
  Required<Pick<ReedBarsProps, 'results' | 'on'>>
>(({ theme }) => ({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  '& .axis': { fill: theme.vars.palette.border.control, opacity: 0.55 },
  '& .gain': { fill: theme.vars.palette.chart[1] },
  '& .loss': { fill: theme.vars.palette.error.dark },
  '& .none': { fill: theme.vars.palette.chart.tickDim },
  '&&& .now': { fill: theme.vars.palette.needle.main },
  variants: [
    { props: { results: true }, style: { '& .gain': { fill: theme.vars.palette.success.dark } } },
    { props: { on: 'ink' }, style: { '& .gain': { fill: theme.vars.palette.tickInk.full } } },
  ],
  '@media (forced-colors: active)': {
    '&& .axis, && .none': { fill: 'GrayText' },
    '&& .gain, && .loss': { fill: 'CanvasText' },
    '&&& .now': { fill: 'Highlight' },
  },
}))

/** Results over time: bars on a zero line, the current one in the needle's colour. The label summarises them. */
export function ReedBars({ bars, label, now, height = 72, width = 3, results = false, on = 'card' }: ReedBarsProps) {
  // Numbers, because they are only drawn.
  const heights = bars.map(({ value }) => Number(value))
  const up = Math.max(0, ...heights)
  const span = up - Math.min(0, ...heights)
  const zero = span === 0 ? height / 2 : Math.round((up / span) * (height - 2)) + 1
  const step = 100 / Math.max(1, bars.length)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an SVG in theme colours cannot be an image file
    <Svg role="img" aria-label={label} height={height} on={on} results={results}>
      <rect className="axis" x={0} y={zero} width="100%" height={1} />
      {bars.map(({ name }, at) => {
        const value = heights[at]!
        const tall = Math.max(2, (Math.abs(value) / span) * (height - 2))
        const loss = value < 0
        const kind = value === 0 ? 'none' : loss ? 'loss' : 'gain'
        return (
          <rect
            key={name}
            className={at === now ? `${kind} now` : kind}
            x={`${(step * (at + 0.5)).toFixed(3)}%`}
            transform={`translate(${-width / 2} 0)`}
            y={kind === 'none' ? zero - 1 : loss ? zero : zero - tall}
            width={width}
            height={kind === 'none' ? 3 : tall}
            rx={1}
          />
        )
      })}
    </Svg>
  )
}
