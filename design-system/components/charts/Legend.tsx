import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 18px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  ...theme.typography.caption,
  '& > li': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '& svg': { flex: 'none' },
  '& b': {
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.vars.palette.text.primary,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& line': { stroke: theme.vars.palette.chart[1], strokeWidth: 3 },
  '& .line-1': { stroke: theme.vars.palette.chart[5], strokeDasharray: '5 3' },
  '& .line-2': { stroke: theme.vars.palette.chart[4], strokeDasharray: '2 3' },
  '& .gain': { fill: theme.vars.palette.success.dark },
  '& .loss': { fill: theme.vars.palette.error.dark },
  '& .now': { fill: theme.vars.palette.needle.main },
  '@media (forced-colors: active)': {
    '& line': { stroke: 'CanvasText' },
    '& rect': { fill: 'CanvasText' },
    '& .now': { fill: 'Highlight' },
  },
}))

type LegendMark = 'line-0' | 'line-1' | 'line-2' | 'gain' | 'loss' | 'now'
export type LegendItem = { mark: LegendMark; name: ReactNode; value?: string }

const Mark = ({ mark }: { mark: LegendMark }) =>
  mark.startsWith('line') ? (
    <svg width={16} height={4} aria-hidden="true">
      <line className={mark} x1={0} x2={16} y1={2} y2={2} />
    </svg>
  ) : (
    <svg width={10} height={12} aria-hidden="true">
      {(mark === 'now' ? [4] : [0, 4, 8]).map((x) => (
        <rect key={x} className={mark} x={x} y={0} width={mark === 'now' ? 3 : 2} height={12} rx={1} />
      ))}
    </svg>
  )

/** Names of the lines or bars, with the dash or colour of the chart. */
export const Legend = ({ items }: { items: readonly LegendItem[] }) => (
  <List>
    {items.map(({ mark, name, value }) => (
      <li key={mark}>
        <Mark mark={mark} />
        <span>
          {name}
          {value !== undefined && (
            <>
              {' '}
              <b>{value}</b>
            </>
          )}
        </span>
      </li>
    ))}
  </List>
)
