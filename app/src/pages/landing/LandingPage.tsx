import { useState } from 'react'
import { LandingScreen } from '#design-system/screens/landing/LandingScreen.tsx'
import { LazyLowerSections } from '#design-system/screens/landing/LazyLowerSections.ts'
import { takePreloadedResponses } from '../../api/preloaded-responses.ts'
import { usePreloaded } from '../../api/use-preloaded.ts'
import { getEnvironment } from '../../auth/environment.ts'
import { useConfig, useSession } from '../../auth/environment-hooks.ts'
import { useHydrated } from '../../lib/hydration.ts'
import { usePath } from '../../hooks/use-path.ts'
import { readReferral } from '../invitation/referral.ts'

const deals = async () => (await import('../../auth/runtime.ts')).watchLandingDeals
const file = async () => (await import('../../auth/runtime.ts')).watchLandingFile

const preloaded = () => import('#sdk/preloaded.ts')
const aheadDeals = async (locale: string) => (await preloaded()).getPreloadedLandingDeals(takePreloadedResponses(locale))
const aheadFile = async (locale: string) => (await preloaded()).getPreloadedLandingDealsFile(takePreloadedResponses(locale))

export const { preload } = LazyLowerSections

export default function LandingPage() {
  const { to } = usePath()
  // Where the page could not ask ahead, only who comes near them pays for the code that asks.
  const [near, setNear] = useState(false)
  const { insurance } = useConfig().flags
  const { cookies } = getEnvironment()
  const invitedBy = useHydrated() ? readReferral(cookies) : undefined
  const signedIn = useSession().state !== 'anonymous'
  return (
    <LandingScreen
      deals={usePreloaded(aheadDeals, deals, near)}
      dealsFile={usePreloaded(aheadFile, file, near)}
      onDealsNear={() => setNear(true)}
      insurance={insurance}
      signedIn={signedIn}
      invitedBy={invitedBy}
      links={{
        registration: to('/registration'),
        login: to('/login'),
        cabinet: to('/cabinet'),
        help: to('/help'),
        // Guests are led to what they may read: the calculator of the page itself, and the programme's own terms.
        calculator: signedIn ? to('/cabinet/trade/uta/calculator') : null,
        referral: signedIn ? to('/cabinet/referral') : to('/affiliate-program'),
      }}
    />
  )
}
