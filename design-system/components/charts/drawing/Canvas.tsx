import { ChartsContainer } from '@mui/x-charts/ChartsContainer'
import type { ChartsContainerProps } from '@mui/x-charts/ChartsContainer'
import type { ReactNode } from 'react'
import type { Reading } from '../chart.ts'

export type Tick = { at: number; label: string }
export type Tip = { lines: readonly string[]; name: string }

const margin = { top: 12, bottom: 28, right: 10 } as const

/** Width of the longest figure of the y axis, at 12 px tabular. */
const leftOf = (ticks: readonly Tick[]) => (ticks.length ? Math.max(...ticks.map(({ label }) => label.length)) * 7 + 12 : 4)

type Props = Pick<ChartsContainerProps, 'series'> & {
  keys: readonly string[]
  scale: 'band' | 'point'
  ends: readonly [number, number]
  ticks: readonly Tick[]
  onAt: Reading['onAt']
  children: ReactNode
}

/** Uses MUI X for scales, plots and pointer handling; everything visible is rendered by our own components. */
export const Canvas = ({ series, keys, scale, ends: [min, max], ticks, onAt, children }: Props) => (
  <ChartsContainer
    series={series}
    xAxis={[{ id: 'x', data: keys, scaleType: scale, position: 'none' }]}
    yAxis={[{ id: 'y', min, max, domainLimit: 'strict', position: 'none' }]}
    margin={{ ...margin, left: leftOf(ticks) }}
    skipAnimation
    disableKeyboardNavigation
    onHighlightedAxisChange={(items) => onAt(items.find(({ axisId }) => axisId === 'x')?.dataIndex ?? null)}
  >
    {children}
  </ChartsContainer>
)
