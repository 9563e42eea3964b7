import { styled } from '@mui/material/styles'
import { abs, compare, isNegative, portion } from '../../lib/money.ts'

const pitch = 5
const mask = `repeating-linear-gradient(90deg, #000 0 2px, #0000 2px ${pitch}px)`

const Root = styled('span')<{ wide: boolean }>(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: 96,
  maxWidth: '100%',
  height: 20,
  '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
  '& > .reeds': { maskImage: mask, WebkitMaskImage: mask, overflow: 'hidden' },
  '& .rest': { fill: theme.vars.palette.chart.tickDim },
  '& .gain': { fill: theme.vars.palette.success.dark },
  '& .loss': { fill: theme.vars.palette.error.dark },
  '& .zero': { fill: theme.vars.palette.text.primary },
  '& .beyond': { stroke: theme.vars.palette.text.primary, strokeWidth: 1.5, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' },
  '@media (forced-colors: active)': {
    '& .rest': { fill: 'GrayText' },
    '& .gain, & .loss, & .zero': { fill: 'CanvasText' },
    '& .beyond': { stroke: 'CanvasText' },
  },
  variants: [{ props: { wide: true }, style: { width: '100%' } }],
}))

export type DivergingBarProps = {
  /** A decimal string: the result in per cent. */
  value: string
  /** The end of the scale on both sides, the same for a whole table and named in its header. */
  range?: string
  /** Full width, as on cards. */
  fill?: boolean
}

/** A result against zero: gains to the right, losses to the left; values beyond the range end in ›. The figure must be shown beside it. */
export function DivergingBar({ value, range = '3', fill = false }: DivergingBarProps) {
  const loss = isNegative(value)
  const width = portion(abs(value), range) * 50
  const beyond = compare(abs(value), range) > 0
  return (
    <Root aria-hidden="true" wide={fill}>
      <svg className="reeds">
        <rect className="rest" x={0} y={7} width="100%" height={6} />
        {width > 0 && (
          // Even the smallest result shows one reed, clear of the zero line.
          <g className={loss ? 'loss' : 'gain'} transform={loss ? 'translate(-1 0)' : 'translate(4 0)'}>
            <rect x={loss ? `${50 - width}%` : '50%'} y={3} width={`${width}%`} height={14} />
            <rect x="50%" y={3} width={5} height={14} {...(loss && { transform: 'translate(-5 0)' })} />
          </g>
        )}
      </svg>
      <svg>
        <rect className="zero" x="50%" y={0} width={2} height={20} />
        {beyond && (
          <svg x={loss ? '0%' : '100%'} overflow="visible">
            <path className="beyond" d={loss ? 'M-3 7l-3 3 3 3' : 'M3 7l3 3-3 3'} />
          </svg>
        )}
      </svg>
    </Root>
  )
}
