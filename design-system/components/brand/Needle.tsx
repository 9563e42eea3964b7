import { styled } from '@mui/material/styles'
import { duration, easing, reed } from '../../theme/tokens.ts'

const Svg = styled('svg')<{ on: 'card' | 'ink' }>(({ theme }) => ({
  position: 'absolute',
  left: 0,
  top: -reed.needle.overhang,
  width: '100%',
  height: `calc(100% + ${2 * reed.needle.overhang}px)`,
  overflow: 'visible',
  pointerEvents: 'none',
  '& > rect': {
    fill: theme.vars.palette.needle.main,
    transform: `translateX(${-reed.needle.width / 2}px)`,
    transition: `x ${duration.slow}ms ${easing.needle}`,
  },
  variants: [{ props: { on: 'ink' }, style: { '& > rect': { fill: theme.vars.palette.needle.onInk } } }],
  '@media (forced-colors: active)': { '&& > rect': { fill: 'Highlight' } },
}))

export type NeedleProps = {
  /** Position on the scale in per cent. */
  at: number
  /** The surface it is on: the light card or the dark one. */
  on?: 'card' | 'ink'
}

/** Marks the current value: the only orange mark, one per scale. The parent scale (position: relative) states the value in words. */
export const Needle = ({ at, on = 'card' }: NeedleProps) => (
  <Svg aria-hidden="true" on={on}>
    <rect x={`${Math.min(100, Math.max(0, at))}%`} y={0} width={reed.needle.width} height="100%" rx={reed.needle.radius} />
  </Svg>
)
