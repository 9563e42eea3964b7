import { styled } from '@mui/material/styles'
import { Suspense, useEffect } from 'react'
import { useDesignSystem } from '../../provider/DesignSystemContext.ts'
import { lazyComponent } from '../../provider/lazyComponent.tsx'

const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  '& circle': { fill: theme.vars.palette.background.sunken },
  '& path': { fill: 'none', strokeWidth: 5.4, strokeLinecap: 'round' },
  '& .hue0': { stroke: theme.vars.palette.chart[1] },
  '& .hue1': { stroke: theme.vars.palette.chart[4] },
  '& .hue2': { stroke: theme.vars.palette.chart[3] },
  '& .hue3': { stroke: theme.vars.palette.chart[5] },
  '& .hue4': { stroke: theme.vars.palette.info.main },
  '& .first': { stroke: theme.vars.palette.needle.main },
  '@media (forced-colors: active)': { '& path': { stroke: 'CanvasText' }, '& .first': { stroke: 'Highlight' } },
}))

// An aid that needs a hash function: it follows the page, and a page that cannot load it is complete without it.
const LazyReeds = lazyComponent<{ address: string }>(async () => (await import('./AddressIdenticonReeds.tsx')).AddressIdenticonReeds, {
  awaitsPreload: true,
})

/**
 * An address as twenty reeds: different addresses look different at a glance. An aid, not a proof: the first and last four characters must be beside
 * it, and the full address is shown before a confirmation.
 */
export function AddressIdenticon({
  address,
  size = 32,
}: {
  /** The full address. Every character counts: one changed digit gives another picture. */
  address: string
  /** Width and height in px: 48 in a list, 56 to 72 beside an address, 148 while one is typed. */
  size?: number
}) {
  const { locale } = useDesignSystem()
  useEffect(() => void LazyReeds.preload(locale), [locale])
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx={50} cy={50} r={50} />
      <Suspense>
        <LazyReeds address={address} />
      </Suspense>
    </Svg>
  )
}
