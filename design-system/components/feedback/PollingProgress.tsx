import ClockCountdownIcon from '@phosphor-icons/core/regular/clock-countdown.svg?react'
import WifiSlashIcon from '@phosphor-icons/core/regular/wifi-slash.svg?react'
import Stack from '@mui/material/Stack'
import { keyframes, styled } from '@mui/material/styles'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import Typography from '@mui/material/Typography'

export type PollingProgressProps = {
  /** The current attempt; 0 before the first. */
  attempt: number
  /** Number of attempts, one line of the ring each. The server's answer or the machine sets it, not the screen. */
  of: number
  /** `gave-up`: polling has ended; `paused`: no connection. */
  state?: 'running' | 'paused' | 'gave-up'
}

const fade = keyframes({ from: { opacity: 1 }, to: { opacity: 0.4 } })

const Root = styled('div')<{ state: 'running' | 'paused' | 'gave-up' }>(({ theme }) => ({
  position: 'relative',
  width: 176,
  height: 176,
  flex: 'none',
  '& > svg': { display: 'block', width: '100%', height: '100%' },
  '& line': { stroke: theme.vars.palette.chart.tickDim, strokeWidth: 5, strokeLinecap: 'round' },
  '& .on': { stroke: theme.vars.palette.primary.main },
  '& .now': { stroke: theme.vars.palette.needle.main, strokeWidth: 6 },
  variants: [
    // One fade per attempt, starting with the request.
    {
      props: { state: 'running' },
      style: { '& .now': { '@media (prefers-reduced-motion: no-preference)': { animation: `${fade} 2s linear both` } } },
    },
    {
      props: { state: 'gave-up' },
      style: { '& line': { stroke: theme.vars.palette.warning.dark, '@media (forced-colors: active)': { stroke: 'CanvasText' } } },
    },
  ],
  '@media (forced-colors: active)': {
    '& line': { stroke: 'GrayText' },
    '& .on': { stroke: 'CanvasText' },
    '& .now': { stroke: 'Highlight' },
  },
}))

/** Start and end points of each line, on a circle in a 200 by 200 box. */
const ends = (at: number, of: number, from: number, to: number) => {
  const angle = (2 * Math.PI * at) / of
  const place = (radius: number) => ({ x: 100 + radius * Math.sin(angle), y: 100 - radius * Math.cos(angle) })
  const [a, b] = [place(from), place(to)]
  const short = (value: number) => value.toFixed(1)
  return { x1: short(a.x), y1: short(a.y), x2: short(b.x), y2: short(b.y) }
}

/** Polling attempts as lines of a ring; the needle is the current one. Text must be shown beside it. */
export function PollingProgress({ attempt, of, state = 'running' }: PollingProgressProps) {
  const t = useTranslations('frame').poll
  const Icon = state === 'gave-up' ? ClockCountdownIcon : state === 'paused' ? WifiSlashIcon : null
  return (
    <Root role="img" aria-label={t.label({ attempt, of })} state={state}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        {Array.from({ length: of }, (_, at) => {
          const now = at === attempt - 1 && state !== 'gave-up'
          const place = ends(at, of, now ? 60 : 66, now ? 88 : 84)
          // Each line is identified by its index; the current one gets a new key per attempt, so that its fade restarts.
          return <line key={now ? `now ${at}` : at} className={now ? 'now' : at < attempt ? 'on' : ''} {...place} />
        })}
      </svg>
      <Stack aria-hidden="true" spacing={0.5} sx={{ position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' }}>
        {Icon ? <Icon width={32} height={32} /> : <Typography variant="numberXl">{attempt}</Typography>}
        <Typography variant="caption" color="textSecondary">
          {Icon ? t.both({ attempt, of }) : t.of({ of })}
        </Typography>
      </Stack>
    </Root>
  )
}
