import { useEffect } from 'react'
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

/** The sections below the first screen. */
export function LowerSections({ deals, dealsFile, insurance, calculator, referral, onRendered }: LowerSectionsProps) {
  useEffect(onRendered, [onRendered])
  return (
    <>
      <Total />
      <Deals deals={deals} file={dealsFile} />
      <TwoCoins />
      <Calculator href={calculator} />
      <Ranks href={referral} />
      <Questions insurance={insurance} />
    </>
  )
}
