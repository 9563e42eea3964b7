import { styled } from '@mui/material/styles'
import { duration, easing } from '../../theme/tokens.ts'
import { Needle } from './Needle.tsx'
import { reeded } from '../../theme/mixins.ts'

export type ReedTone = 1 | 2 | 3 | 4 | 5 | 6 | 'primary' | 'success' | 'error' | 'warning' | 'past'

type EdgeSegment = {
  /** Per cent of the whole; for drawing only. */
  share: number
  /** Defaults to the chart colours in order, and on the dark card to its three shades in turn. */
  tone?: ReedTone
}

export type ShareBarProps = {
  /** The shares in per cent, largest first; a sum below 100 leaves the rest of the bar empty. */
  segments: readonly EdgeSegment[]
  /** Accessible name; without it the bar is decorative and the figures must be beside it. */
  label?: string
  /** Position of the needle in per cent. */
  needle?: number
  /** px. */
  height?: number
  /** The surface it is on: the light card or the dark one. */
  on?: 'card' | 'ink'
}

const Root = styled('span')<{ on: 'card' | 'ink' }>(({ theme }) => ({
  position: 'relative',
  display: 'block',
  '& > .reeds': {
    display: 'block',
    width: '100%',
    ...reeded,
    '& rect': {
      fill: theme.vars.palette.chart.tickDim,
      transition: `x ${duration.slow}ms ${easing.standard}, width ${duration.slow}ms ${easing.standard}`,
    },
    '& [data-tone="1"]': { fill: theme.vars.palette.chart[1] },
    '& [data-tone="2"]': { fill: theme.vars.palette.chart[2] },
    '& [data-tone="3"]': { fill: theme.vars.palette.chart[3] },
    '& [data-tone="4"]': { fill: theme.vars.palette.chart[4] },
    '& [data-tone="5"]': { fill: theme.vars.palette.chart[5] },
    '& [data-tone="6"]': { fill: theme.vars.palette.chart[6] },
    '& [data-tone="primary"]': { fill: theme.vars.palette.primary.main },
    '& [data-tone="success"]': { fill: theme.vars.palette.success.dark },
    '& [data-tone="error"]': { fill: theme.vars.palette.error.dark },
    '& [data-tone="warning"]': { fill: theme.vars.palette.warning.main },
    '& [data-tone="past"]': { fill: theme.vars.palette.text.tertiary },
  },
  variants: [
    {
      props: { on: 'ink' },
      style: {
        '& > .reeds': {
          '& rect': { fill: theme.vars.palette.tickInk.dim },
          '& [data-tone="1"], & [data-tone="primary"]': { fill: theme.vars.palette.tickInk.full },
          '& [data-tone="2"]': { fill: theme.vars.palette.text.onInk },
          '& [data-tone="3"]': { fill: theme.vars.palette.tickInk.low },
          '& [data-tone="4"]': { fill: theme.vars.palette.text.onInk },
        },
      },
    },
  ],
  '@media (forced-colors: active)': {
    '&& > .reeds rect': { fill: 'GrayText' },
    '&& > .reeds [data-tone]': { fill: 'CanvasText' },
  },
}))

// Heights repeat the order, so that shares can be distinguished without colour.
const heights = [100, 72, 46]

/** A reeded bar: shares of a whole side by side; the remainder is empty reeds. */
export function ShareBar({ segments, label, needle, height = 20, on = 'card' }: ShareBarProps) {
  const shares = segments.map(({ share }) => Math.max(0, share))
  const total = shares.reduce((sum, share) => sum + share, 0)
  // Rounded shares may add up to slightly more than the whole.
  const scale = total > 100 ? 100 / total : 1
  const starts = shares.map((_, at) => shares.slice(0, at).reduce((sum, share) => sum + share * scale, 0))
  return (
    <Root on={on} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <svg className="reeds" height={height} aria-hidden="true">
        {total < 99.5 && <rect x={`${total.toFixed(3)}%`} y={height * (segments.length > 0 ? 0.4 : 0.5)} width="100%" height="100%" />}
        {segments.map(({ tone }, at) => {
          const tall = (heights[at % heights.length]! * height) / 100
          return (
            <rect
              // oxlint-disable-next-line react/no-array-index-key -- a share is identified by its position
              key={at}
              data-tone={tone ?? (at % 6) + 1}
              x={`${starts[at]!.toFixed(3)}%`}
              y={height - tall}
              width={`${(shares[at]! * scale).toFixed(3)}%`}
              height={tall}
            />
          )
        })}
      </svg>
      {needle !== undefined && <Needle at={needle} on={on} />}
    </Root>
  )
}
