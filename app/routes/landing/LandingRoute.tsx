import { useState } from 'react'
import { LandingScreen } from '#design-system/screens/landing/LandingScreen.tsx'
import type { Engine } from '../../engine.ts'
import type { Loadable } from '#design-system/lib/loadable.ts'
import type { LandingDeals, LandingDealsFile } from '#sdk'
import { early } from '../../early.ts'
import { useAhead } from '../../query/use-ahead.ts'
import { useConfig, useView } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'

const deals = (engine: Engine, hear: (value: Loadable<LandingDeals>) => void) => engine.watchLandingDeals(hear)
const file = (engine: Engine, hear: (value: Loadable<LandingDealsFile>) => void) => engine.watchLandingFile(hear)

const aheadDeals = async (locale: string) => (await import('#sdk/ahead.ts')).landingDealsAhead(early(locale))
const aheadFile = async (locale: string) => (await import('#sdk/ahead.ts')).landingDealsFileAhead(early(locale))

export default function LandingRoute() {
  const { to, link } = usePath()
  // Where the page could not ask ahead, only who comes near them pays for the code that asks.
  const [near, setNear] = useState(false)
  const { insurance } = useConfig().flags
  return (
    <LandingScreen
      deals={useAhead(aheadDeals, deals, near)}
      dealsFile={useAhead(aheadFile, file, near)}
      onDealsNear={() => setNear(true)}
      insurance={insurance}
      signedIn={useView().state !== 'anonymous'}
      links={{
        registration: to('/registration'),
        login: to('/login'),
        cabinet: to('/cabinet'),
        help: to('/help'),
        calculator: link('/cabinet/trade/uta/calculator'),
        insurance: insurance ? link('/cabinet/trade/uta/insurance/info') : null,
        referral: link('/cabinet/referral'),
      }}
    />
  )
}
