import { styled } from '@mui/material/styles'
import { Needle } from './Needle.tsx'
import { reed } from '../../theme/tokens.ts'

export type ReedMark = 'on' | 'off' | 'now' | 'good' | 'bad' | 'blocked' | 'past'

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'spread' && prop !== 'dense' })<{ spread: boolean; dense: boolean }>(
  ({ theme }) => ({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    gap: 4,
    height: 20,
    width: 'max-content',
    maxWidth: '100%',
    // The needle is aligned with the reeds' baseline.
    '& > svg': { top: -1, height: 'calc(100% + 2px)' },
    '& > i': {
      width: 3,
      height: 14,
      flex: 'none',
      borderRadius: reed.radius,
      backgroundColor: theme.vars.palette.chart.tickDim,
      transition: 'background-color 220ms',
    },
    '& > i[data-mark="on"]': { backgroundColor: theme.vars.palette.primary.main },
    '& > i[data-mark="good"]': { backgroundColor: theme.vars.palette.success.dark },
    '& > i[data-mark="bad"]': { backgroundColor: theme.vars.palette.error.dark },
    '& > i[data-mark="blocked"]': { backgroundColor: theme.vars.palette.warning.main },
    '& > i[data-mark="past"]': { backgroundColor: theme.vars.palette.text.tertiary },
    '& > i[data-major]': { height: 18 },
    '& > i[data-mark="now"]': { backgroundColor: theme.vars.palette.needle.main, height: 20 },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      '& > i': { backgroundColor: 'GrayText' },
      '& > i[data-mark]': { backgroundColor: 'CanvasText' },
      // Distinguishes the marks by height too.
      '& > i[data-mark="off"]': { backgroundColor: 'GrayText', height: 8 },
      '& > i[data-mark="now"]': { backgroundColor: 'Highlight' },
    },
    variants: [
      { props: { dense: true }, style: { gap: 3, '& > i': { width: 2 } } },
      { props: { spread: true }, style: { justifyContent: 'space-between', gap: 0, width: '100%', '& > i': { width: 2 } } },
    ],
  }),
)

export type ReedsProps = {
  /** One mark per reed, where the count matters: attempts, days, characters. */
  marks: readonly ReedMark[]
  /** Every n-th reed is taller, including the first and the last. */
  major?: number
  /** Spread over the full width. */
  fill?: boolean
  /** Thinner, 5 px apart. */
  dense?: boolean
  /** Position of the needle in per cent, for positions between two reeds. */
  needle?: number
  /** Accessible name. Without it the value must be shown beside the reeds. */
  label?: string
}

/** Countable reeds: each stands for one thing. */
export const Reeds = ({ marks, major, fill = false, dense = false, needle, label }: ReedsProps) => (
  <Root spread={fill} dense={dense} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
    {marks.map((mark, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- a reed is identified by its position
      <i key={at} data-mark={mark} {...(major && at % major === 0 && { 'data-major': '' })} />
    ))}
    {needle !== undefined && <Needle at={needle} />}
  </Root>
)

/** Marks with `done` of `count` reeds filled; `now` marks the one in progress. */
export const countedMarks = (count: number, done: number, now = false): ReedMark[] =>
  Array.from({ length: count }, (_, at) => (at < done ? 'on' : now && at === done ? 'now' : 'off'))
