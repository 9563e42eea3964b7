import { styled } from '@mui/material/styles'
import { markReeds } from '../brand/markReeds.ts'

const Svg = styled('svg')<{ token: string }>(({ theme }) => ({
  display: 'block',
  flex: 'none',
  '& .ticks': { strokeWidth: 3.4, stroke: theme.vars.palette.text.tertiary },
  '& .disc': { fill: theme.vars.palette.coin.other },
  '& .mark': { fill: theme.vars.palette.common.white },
  '& .line': { stroke: theme.vars.palette.common.white, fill: 'none' },
  '& .needle': { fill: theme.vars.palette.coin.needle },
  '& text': {
    fill: theme.vars.palette.common.white,
    // In units of the drawing, which has any size.
    fontSize: 30,
    fontWeight: theme.typography.fontWeightBold,
    textAnchor: 'middle',
  },
  variants: [
    {
      props: { token: 'MATU' },
      style: { '& .ticks': { stroke: theme.vars.palette.chart[1] }, '& .disc': { fill: theme.vars.palette.coin.matu } },
    },
    {
      props: { token: 'USDT' },
      style: { '& .ticks': { stroke: theme.vars.palette.token.usdt }, '& .disc': { fill: theme.vars.palette.coin.usdt } },
    },
    {
      props: { token: 'BNB' },
      style: { '& .ticks': { stroke: theme.vars.palette.token.bnb }, '& .disc': { fill: theme.vars.palette.coin.bnb } },
    },
  ],
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
}))

const ticks = Array.from({ length: 36 }, (_, at) => {
  const angle = (at * Math.PI) / 18
  const point = (radius: number) => `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`
  return `M${point(43)}L${point(48.5)}`
}).join('')

function Glyph({ token }: { token: string }) {
  if (token === 'MATU')
    return (
      <g transform="translate(50 50) scale(1.5) translate(-14 -14)">
        {markReeds.map(([x, top, bottom], at) => (
          <rect key={x} x={x} y={top} width={4} height={bottom - top} rx={0.75} className={at === 2 ? 'needle' : 'mark'} />
        ))}
      </g>
    )
  if (token === 'USDT')
    return (
      <>
        <path className="mark" d="M31 33h38v8H54v30h-8V41H31z" />
        <path className="line" d="M33 50h34" strokeWidth={5} />
      </>
    )
  if (token === 'BNB')
    return (
      <>
        <path className="line" d="M50 27 73 50 50 73 27 50z" strokeWidth={7} />
        <path className="mark" d="M50 43l7 7-7 7-7-7z" />
      </>
    )
  return (
    <text x={50} y={61}>
      {token.slice(0, 2)}
    </text>
  )
}

export type TokenCoinProps = {
  /** Symbol of the token: MATU, USDT, BNB. */
  token: string
  /** px; below 30 the ticks would blur into a ring, so they are omitted. */
  size?: number
  /** Accessible name, if the token's name is not shown beside the coin. */
  label?: string
}

/** A token as a coin with a milled edge. An unknown token shows its first two letters. */
export function TokenCoin({ token, size = 44, label }: TokenCoinProps) {
  const small = size < 30
  return (
    <Svg
      width={size}
      height={size}
      viewBox="0 0 100 100"
      token={token}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {!small && <path className="ticks" d={ticks} />}
      <circle className="disc" cx={50} cy={50} r={small ? 48 : 39} />
      <g transform={`translate(50 50) scale(${small ? 1.15 : 0.9}) translate(-50 -50)`}>
        <Glyph token={token} />
      </g>
    </Svg>
  )
}
