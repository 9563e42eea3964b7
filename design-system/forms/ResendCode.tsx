import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Button } from '../components/inputs/Button.tsx'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { clockText, useCountdown } from './useCountdown.ts'

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  // Stacked on phones, the button labels align.
  [theme.breakpoints.down('md')]: { '& > button': { marginLeft: -16 } },
}))

const Wait = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& path': { fill: 'none', strokeWidth: 4, strokeLinecap: 'round', stroke: theme.vars.palette.chart.tickDim },
  '& path.left': { stroke: theme.vars.palette.primary.main },
  '& path.now': { stroke: theme.vars.palette.needle.main },
  '@media (forced-colors: active)': {
    '& path': { forcedColorAdjust: 'none', stroke: 'GrayText' },
    '& path.left': { stroke: 'CanvasText' },
    '& path.now': { stroke: 'Highlight' },
  },
}))

const count = 30

const reed = (at: number) => {
  const angle = -Math.PI / 2 + (2 * Math.PI * at) / count
  const point = (radius: number) => `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`
  return `M${point(36)}L${point(46)}`
}

/** A ring of reeds that empties over time. */
function Ring({ part }: { part: number }) {
  const left = Math.round(part * count)
  return (
    <svg width={32} height={32} viewBox="0 0 100 100" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <path key={at} d={reed(at)} {...(at < left && { className: at === left - 1 ? 'now' : 'left' })} />
      ))}
    </svg>
  )
}

export type ResendCodeProps = {
  /** When a new code may be requested (ms, the server's clock). */
  allowedAt: number
  /** The total waiting time in seconds, which the ring shows. */
  wait?: number
  /** A new code is being requested. */
  busy: boolean
  /** Requests a new code; the countdown then starts again by the server's answer. */
  onResend: () => void
  /** The alternative beside it: another address, another way to get the code. */
  children?: ReactNode
}

/** A countdown until a new code may be requested, then the button. */
export function ResendCode({ allowedAt, wait = 60, busy, onResend, children }: ResendCodeProps) {
  const words = useTranslations('forms').code
  const left = useCountdown(allowedAt)
  return (
    <Root>
      {left > 0 ? (
        <Wait>
          <Ring part={Math.min(1, left / wait)} />
          {words.resendIn({ time: clockText(left) })}
        </Wait>
      ) : (
        <Button variant="text" busy={busy} onClick={onResend}>
          {words.resend()}
        </Button>
      )}
      {children}
    </Root>
  )
}
