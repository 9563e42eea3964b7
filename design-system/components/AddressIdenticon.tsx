import { styled } from '@mui/material/styles'
import { addressIdenticon } from '../lib/addressIdenticon.ts'

const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  '& circle': { fill: theme.vars.palette.surface.sunken },
  '& path': { fill: 'none', strokeWidth: 5.4, strokeLinecap: 'round' },
  '& .hue0': { stroke: theme.vars.palette.chart[1] },
  '& .hue1': { stroke: theme.vars.palette.chart[4] },
  '& .hue2': { stroke: theme.vars.palette.chart[3] },
  '& .hue3': { stroke: theme.vars.palette.chart[5] },
  '& .hue4': { stroke: theme.vars.palette.notice.fg },
  '& .first': { stroke: theme.vars.palette.needle.main },
  '@media (forced-colors: active)': { '& path': { stroke: 'CanvasText' }, '& .first': { stroke: 'Highlight' } },
}))

const inner = [38, 33, 28, 23, 18, 13]

const line = (at: number, length: number) => {
  const angle = -Math.PI / 2 + (2 * Math.PI * at) / 20
  const point = (radius: number) => `${(50 + radius * Math.cos(angle)).toFixed(2)} ${(50 + radius * Math.sin(angle)).toFixed(2)}`
  return `M${point(inner[length]!)}L${point(43)}`
}

/**
 * An address as twenty reeds: different addresses look different at a glance. An aid, not a proof: the first and last four characters must be beside
 * it, and the full address is shown before a confirmation.
 */
export function AddressIdenticon({
  address,
  size = 32,
}: {
  /** The full address. Every character counts: one changed digit gives another picture. */
  address: string
  /** Width and height in px: 48 in a list, 56 to 72 beside an address, 148 while one is typed. */
  size?: number
}) {
  const { hue, lengths } = addressIdenticon(address)
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx={50} cy={50} r={50} />
      <path className={`hue${hue}`} d={lengths.map((length, at) => (at === 0 ? '' : line(at, length))).join('')} />
      <path className="first" d={line(0, lengths[0]!)} />
    </Svg>
  )
}
