import { styled } from '@mui/material/styles'

// Seventy results of a sample month, in per cent of the largest.
const results = [
  53, 66, -18, 43, -38, 39, 58, 18, 86, -16, 67, 61, 49, -49, 19, -6, 84, -7, 63, 58, -12, -48, 69, -19, -10, -32, 20, 99, -14, -39, 77, -5,
  11, 98, -10, 7, -18, 81, 58, 82, 26, 71, 47, -30, 45, 36, -5, 67, 41, -50, 90, 5, 5, 81, -13, -24, 75, -9, 100, -49, 5, 64, -5, 49, -39,
  -39, 60, 28, -12, 90,
]

const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  '& .gain': { fill: theme.vars.palette.tickInk.low },
  '& .loss': { fill: theme.vars.palette.tickInk.dim },
  '& .now': { fill: theme.vars.palette.needle.onInk },
  '& .axis': { fill: theme.vars.palette.tickInk.low, opacity: 0.55 },
}))

const height = 64
const zero = 43

const bars = results.map((value, i) => {
  const tall = Math.round((Math.abs(value) / 100) * zero)
  return {
    x: `${(((i + 0.5) * 100) / results.length).toFixed(2)}%`,
    y: value > 0 ? zero - tall : zero,
    tall,
    kind: i === results.length - 1 ? 'now' : value > 0 ? 'gain' : 'loss',
  }
})

/** A decorative strip of deals for the sign-in pages; shows no real figures. */
export const DealStripArt = () => (
  <Svg height={height} aria-hidden>
    <rect className="axis" x={0} y={zero} width="100%" height={1} />
    {bars.map(({ x, y, tall, kind }) => (
      <rect key={x} className={kind} x={x} y={y} width={2} height={tall} rx={1} />
    ))}
  </Svg>
)
