import { memo } from 'react'
import type { LandingDeals, LandingDealsFile } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { Calculator } from './Calculator.tsx'
import { Deals } from './Deals.tsx'
import { Hero } from './Hero.tsx'
import { Questions } from './Questions.tsx'
import { Ranks } from './Ranks.tsx'
import { Total } from './Total.tsx'
import { TwoCoins } from './TwoCoins.tsx'

type Href = string | null

export interface LandingScreenProps {
  /** The last 100 closed deals. Loading in the prerendered page: all space is reserved, so nothing shifts when they arrive. */
  deals: Loadable<LandingDeals>
  /** The whole list as a file: the button is busy while it loads and hidden if it failed. */
  dealsFile: Loadable<LandingDealsFile>
  /** The user scrolls near the deals: load them now. */
  onDealsNear: () => void
  /** Public feature flag: its question is shown only if true. */
  insurance: boolean
  /** Buttons lead to the cabinet instead of the registration. */
  signedIn: boolean
  /** Code of the inviter; `null`: no invitation; `undefined`: not known yet. */
  invitedBy: string | null | undefined
  /** `calculator`: the full calculator in the cabinet. */
  links: { registration: string; login: string; cabinet: string; help: string; calculator: Href; referral: Href }
}

type LowerSectionsProps = { calculator: Href; referral: Href; insurance: boolean }

/** The sections below the deals. They show no server data, so they are not rendered again when it arrives. */
const LowerSections = memo(function LowerSections({ calculator, referral, insurance }: LowerSectionsProps) {
  return (
    <>
      <TwoCoins />
      <Calculator href={calculator} />
      <Ranks href={referral} />
      <Questions insurance={insurance} />
    </>
  )
})

/** The landing page, for visitors who are not signed in. */
export function LandingScreen({ deals, dealsFile, onDealsNear, insurance, signedIn, invitedBy, links }: LandingScreenProps) {
  return (
    <>
      <Hero
        deals={deals}
        onDealsNear={onDealsNear}
        href={signedIn ? links.cabinet : links.registration}
        signedIn={signedIn}
        invitedBy={invitedBy}
      />
      <Total />
      <Deals deals={deals} file={dealsFile} />
      <LowerSections calculator={links.calculator} referral={links.referral} insurance={insurance} />
    </>
  )
}
