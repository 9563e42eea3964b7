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
  /** The last 100 closed deals. Loading in the prerendered page: every place is kept, so nothing moves when they come. */
  deals: Loadable<LandingDeals>
  /** The whole list as a file: the button waits for it, and is not there when it failed. */
  dealsFile: Loadable<LandingDealsFile>
  /** The reader comes near the deals: they are wanted now. */
  onDealsNear: () => void
  /** The public flag: its question only when true. */
  insurance: boolean
  signedIn: boolean
  /** The code of whoever invited; `null`: nobody; `undefined`: that is not known yet. */
  invitedBy: string | null | undefined
  /** `calculator`: the full one of the cabinet. */
  links: { registration: string; login: string; cabinet: string; help: string; calculator: Href; referral: Href }
}

/** What the product is, for somebody who has not signed in. */
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
      <TwoCoins />
      <Calculator href={links.calculator} />
      <Ranks href={links.referral} />
      <Questions insurance={insurance} />
    </>
  )
}
