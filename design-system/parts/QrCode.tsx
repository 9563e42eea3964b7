import { styled } from '@mui/material/styles'
import { QRCodeSVG } from 'qrcode.react'
import { radius } from '../theme/tokens.ts'
import { paint } from './paint.ts'

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
  backgroundColor: paint(theme).qr.paper,
  boxShadow: `inset 0 0 0 1px ${paint(theme).border.hairline}`,
  forcedColorAdjust: 'none',
  '& > svg': { display: 'block', maxWidth: '100%', height: 'auto' },
  '& path:first-of-type': { fill: paint(theme).qr.paper },
  '& path:last-of-type': { fill: paint(theme).qr.ink },
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
      <QRCodeSVG value={value} size={size} level="M" marginSize={quietZone} aria-label={label} />
    </Frame>
  )
}
