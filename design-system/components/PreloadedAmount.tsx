import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Figure } from './Money.tsx'

const Place = styled('span')({
  '& > .figure': { display: 'none' },
  '&:not([data-early=""]) > .figure': { display: 'block' },
  '&:not([data-early=""]) > .wait': { display: 'none' },
  '&[data-early="long"] > .figure': { fontSize: 'clamp(1.5rem, 6.6vw, 3rem)' },
})

/**
 * A skeleton that the inline script of a prerendered page fills with the amount as soon as the response arrives, before the component code is loaded:
 * it writes into `.integer` and `.fraction` (app/build/prerender/inline/preload-data.ts). React leaves these texts untouched and replaces the whole
 * element when it renders the real one.
 */
export function PreloadedAmount({
  unit,
  children,
}: {
  /** Token or currency behind the amount: MATU, USDT, BNB, USD. */
  unit: string
  /** The skeleton that is shown until the amount is written in. */
  children: ReactNode
}) {
  return (
    <Place data-early="" suppressHydrationWarning>
      <span className="wait">{children}</span>
      <Figure className="figure" size="hero" tone="plain" even={false} long={false} characters={9}>
        <span className="integer" suppressHydrationWarning>
          {' '}
        </span>
        <span className="decimals fraction" suppressHydrationWarning>
          {' '}
        </span>
        <span className="unit">{` ${unit}`}</span>
      </Figure>
    </Place>
  )
}
