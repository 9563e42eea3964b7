import { memo, useEffect } from 'react'
import type { LandingDeals, LandingDealsFile } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { Calculator } from './Calculator.tsx'
import { Deals } from './Deals.tsx'
import { Questions } from './Questions.tsx'
import { Ranks } from './Ranks.tsx'
import { Total } from './Total.tsx'
import { TwoCoins } from './TwoCoins.tsx'

export interface LowerSectionsProps {
  deals: Loadable<LandingDeals>
  dealsFile: Loadable<LandingDealsFile>
  insurance: boolean
  /** Addresses of the full calculator and of the referral programme; `null` hides the link. */
  calculator: string | null
  referral: string | null
  /** Called once when the sections can be rendered. */
  onRendered: () => void
}

/** They show no server data, so they are not rendered again when it arrives. */
const WithoutData = memo(function WithoutData({
  calculator,
  referral,
  insurance,
}: Pick<LowerSectionsProps, 'calculator' | 'referral' | 'insurance'>) {
  return (
    <>
      <TwoCoins />
      <Calculator href={calculator} />
      <Ranks href={referral} />
      <Questions insurance={insurance} />
    </>
  )
})

/** The sections below the first screen. */
export function LowerSections({ deals, dealsFile, insurance, calculator, referral, onRendered }: LowerSectionsProps) {
  useEffect(onRendered, [onRendered])
  return (
    <>
      <Total />
      <Deals deals={deals} file={dealsFile} />
      <WithoutData calculator={calculator} referral={referral} insurance={insurance} />
    </>
  )
}
