import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Button } from '../components/inputs/Button.tsx'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { tabularText } from '../theme/mixins.ts'
import { clockText, useCountdown } from './useCountdown.ts'

// The ring is drawn anew every second: its reeds are plain elements.
const RingSvg = styled('svg')(({ theme }) => ({
  flex: 'none',
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
    <RingSvg width={32} height={32} viewBox="0 0 100 100" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <path key={at} d={reed(at)} {...(at < left && { className: at === left - 1 ? 'now' : 'left' })} />
      ))}
    </RingSvg>
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
    <Stack
      direction="row"
      spacing={3}
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: 44,
        // Stacked on phones, the button labels align.
        '& > button': { ml: { xs: -4, md: 0 } },
      }}
    >
      {left > 0 ? (
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{ ...tabularText, display: 'flex', alignItems: 'center', gap: 3 }}
        >
          <Ring part={Math.min(1, left / wait)} />
          {words.resendIn({ time: clockText(left) })}
        </Typography>
      ) : (
        <Button variant="text" busy={busy} onClick={onResend}>
          {words.resend()}
        </Button>
      )}
      {children}
    </Stack>
  )
}
