import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { coinReeds, coinSide } from '../art/geometry.ts'
import { radius } from '../../theme/tokens.ts'

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  padding: '24px 20px',
  borderRadius: radius.sheet,
  backgroundColor: theme.vars.palette.art.promoBg,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 280px)',
    gap: '32px 48px',
    padding: '44px 48px 36px',
    alignItems: 'end',
  },
  '& > .words': { display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 },
  '& > .edge': { gridColumn: '1 / -1', minWidth: 0 },
  '& h2': { ...theme.typography.h2, margin: 0, textWrap: 'balance' },
  '& .lead': { ...theme.typography.bodyLg, margin: 0, color: theme.vars.palette.text.secondary, maxWidth: '56ch' },
  // Light tints made for cards are too pale on this background.
  '& [data-mark="off"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.tertiary} 45%, ${theme.vars.palette.art.promoBg})`,
  },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}))

const Art = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxWidth: 260,
  height: 'auto',
  margin: '0 auto',
  overflow: 'visible',
  '& .side': { fill: theme.vars.palette.art.side3 },
  '& .face': { fill: theme.vars.palette.art.face3 },
  // CSS rules do not reach into the content of `use`; inherited variables do.
  '--tick': theme.vars.palette.needle.main,
  '& .rim': { stroke: theme.vars.palette.art.rim3 },
  // Not earned yet: pale reeds only. The coin stays opaque, or the one below it would show through.
  '& .later use, & .later .rim': { opacity: 0.42 },
  '& .later .side, & .later .face': { fill: theme.vars.palette.art.promoBg },
}))

const coin = { rx: 92, ry: 27, h: 22, ticks: 46, width: 1.8 }
const reeds = coinReeds(coin)
const lean = [0, 2, -1.5, 1, -0.5, 2]

/** One coin per step: solid when earned, an outline otherwise. */
function PromoArt({ count, done }: { count: number; done: number }) {
  const id = useId()
  const top = 40
  const height = top + count * (coin.h + 6) + 34
  return (
    <Art viewBox={`0 0 200 ${height}`} width={200} height={height} fill="none" aria-hidden>
      <defs>
        <path id={id} fill="var(--tick)" d={reeds} />
      </defs>
      {Array.from({ length: count }, (_, at) => (
        <g
          key={at}
          {...(at >= done && { className: 'later' })}
          transform={`translate(${100 + lean[at % lean.length]!} ${height - 30 - (at + 1) * (coin.h + 6)})`}
        >
          <path className="side" d={coinSide(coin)} />
          <use href={`#${id}`} />
          {at === count - 1 && (
            <>
              <ellipse className="face" rx={coin.rx} ry={coin.ry} />
              <ellipse className="rim" rx={coin.rx * 0.84} ry={coin.ry * 0.84} strokeWidth={1.2} />
            </>
          )}
        </g>
      ))}
    </Art>
  )
}

export type PromoStageProps = {
  /** Name of the promotion, the heading of the page. */
  title: string
  /** What it is and until when, in one or two sentences. */
  lead: ReactNode
  /** One coin per step and how many are earned; `null`: no coins. */
  coins: { count: number; done: number } | null
  /** The season bar, full width. */
  edge: ReactNode
  /** The next step, below the lead. */
  children?: ReactNode
}

/** The top of the promotion pages: what the promotion is, the user's progress, and the time left. */
export const PromoStage = ({ title, lead, coins, edge, children }: PromoStageProps) => {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <div className="words">
        <h2 id={id}>{title}</h2>
        <p className="lead">{lead}</p>
        {children}
      </div>
      {coins && <PromoArt {...coins} />}
      <div className="edge">{edge}</div>
    </Root>
  )
}
