import { styled } from '@mui/material/styles'
import { memo, startTransition, Suspense, useCallback, useEffect, useState } from 'react'
import type { LandingDeals, LandingDealsFile } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { useNearViewport } from '../../components/utils/useNearViewport.ts'
import { useDesignSystem } from '../../provider/DesignSystemContext.ts'
import { Hero } from './Hero.tsx'
import { LazyLowerSections } from './LazyLowerSections.ts'
import type { LowerSectionsProps } from './LowerSections.tsx'

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

// The first is as high as its section, so that a link to the deals below it leads to the right place.
const Room = styled('div')(({ theme }) => ({
  minHeight: 900,
  '&:first-of-type': { minHeight: 632, [theme.breakpoints.up('md')]: { minHeight: 526 } },
}))

/**
 * Keeps the sections' space and the targets of the links to them. Where something above them changes before their code is there, React drops their
 * prerendered HTML.
 */
function SectionsRoom() {
  const { locale } = useDesignSystem()
  useEffect(() => void LazyLowerSections.preload(locale), [locale])
  return (
    <div aria-busy>
      {['total', 'uta', 'safety', 'calculator', 'referral', 'questions'].map((id) => (
        <Room key={id} id={id} />
      ))}
    </div>
  )
}

/** `memo`, because React keeps the prerendered HTML only as long as the props stay the same. */
const Sections = memo(function Sections(props: LowerSectionsProps) {
  return (
    <Suspense fallback={<SectionsRoom />}>
      <LazyLowerSections {...props} />
    </Suspense>
  )
})

/** The landing page, for visitors who are not signed in. */
export function LandingScreen({ deals, dealsFile, onDealsNear, insurance, signedIn, invitedBy, links }: LandingScreenProps) {
  const { locale } = useDesignSystem()
  const place = useNearViewport(() => void LazyLowerSections.preload(locale))
  const [isRendered, setRendered] = useState(false)
  const onRendered = useCallback(() => startTransition(() => setRendered(true)), [])
  const sections: Omit<LowerSectionsProps, 'onRendered'> = {
    deals,
    dealsFile,
    insurance,
    calculator: links.calculator,
    referral: links.referral,
  }
  // Data and session may arrive before the code of the sections.
  const [prerendered] = useState(sections)
  return (
    <>
      <Hero
        deals={deals}
        onDealsNear={onDealsNear}
        href={signedIn ? links.cabinet : links.registration}
        signedIn={signedIn}
        invitedBy={invitedBy}
      />
      <div ref={place}>
        <Sections {...(isRendered ? sections : prerendered)} onRendered={onRendered} />
      </div>
    </>
  )
}
