import { styled } from '@mui/material/styles'
import { Suspense, lazy } from 'react'
import { radius } from '../theme/tokens.ts'
import { Skeleton } from './Skeleton.tsx'

// What computes the code is fetched with the first one that is drawn.
const QRCodeSVG = lazy(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }))

// Dark on white in both themes and in forced colours: a camera reads nothing else reliably. The white edge is part of the drawing, so it also prints.
const Frame = styled('span')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  alignSelf: 'flex-start',
  maxWidth: '100%',
  width: 'fit-content',
  boxSizing: 'border-box',
  padding: 2,
  borderRadius: radius.button,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.qr.paper,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.border.hairline}`,
  forcedColorAdjust: 'none',
  '& > svg': { display: 'block', maxWidth: '100%', height: 'auto' },
  '& path:first-of-type': { fill: theme.vars.palette.qr.paper },
  '& path:last-of-type': { fill: theme.vars.palette.qr.ink },
}))

/** Modules of white on each side, as ISO 18004 wants them. */
const quietZone = 4

export type QrCodeProps = {
  /** What a camera reads, as it is. */
  value: string
  /** What the code leads to: "Deposit address, 0x3eD2…50D8". */
  label: string
  /** Width in px; on a narrow place it shrinks. */
  size?: number
}

/** A code for a camera. What it says always stands beside it as text: not everybody has a second device. */
export function QrCode({ value, label, size = 216 }: QrCodeProps) {
  return (
    <Frame>
      <Suspense fallback={<Skeleton width={size} height={size} />}>
        <QRCodeSVG value={value} size={size} level="M" marginSize={quietZone} aria-label={label} />
      </Suspense>
    </Frame>
  )
}
