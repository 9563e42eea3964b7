import { styled } from '@mui/material/styles'
import { Suspense } from 'react'
import { lazyComponent } from '../../provider/lazyComponent.tsx'
import { radius } from '../../theme/tokens.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'

// The QR library loads with the first code that is rendered.
const QRCodeSVG = lazyComponent(async () => (await import('qrcode.react')).QRCodeSVG)

/** Loads the QR library in advance. */
export const preloadQrCode = QRCodeSVG.preload

// Dark on white in both themes and in forced colours, because scanners read nothing else reliably. The white margin is part of the SVG, so it also
// prints.
const Frame = styled('span')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  alignSelf: 'flex-start',
  maxWidth: '100%',
  width: 'fit-content',
  boxSizing: 'border-box',
  // A border and no shadow, which the code would cover at the corners.
  padding: 1,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.block,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.common.white,
  forcedColorAdjust: 'none',
  '& > svg': { display: 'block', maxWidth: '100%', height: 'auto' },
  '& path:first-of-type': { fill: theme.vars.palette.common.white },
  '& path:last-of-type': { fill: theme.vars.palette.qr },
}))

/** White modules on each side, as ISO 18004 requires. */
const quietZone = 4

export type QrCodeProps = {
  /** The encoded text, unchanged. */
  value: string
  /** Accessible name, saying what the code contains: "Deposit address, 0x3eD2…50D8". */
  label: string
  /** Width in px; shrinks in narrow containers. */
  size?: number
}

/** A QR code. Its content must also be shown as text beside it: not every user has a second device. */
export function QrCode({ value, label, size = 216 }: QrCodeProps) {
  return (
    <Frame>
      <Suspense fallback={<Skeleton width={size} height={size} />}>
        <QRCodeSVG value={value} size={size} level="M" marginSize={quietZone} aria-label={label} />
      </Suspense>
    </Frame>
  )
}
