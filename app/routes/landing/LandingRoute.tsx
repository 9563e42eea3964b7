import { LandingScreen } from '#design-system/screens/landing/LandingScreen.tsx'
import type { Engine } from '../../engine.ts'
import type { Loadable } from '#design-system/lib/loadable.ts'
import type { LandingDeals, LandingDealsFile } from '#sdk'
import { useWatched } from '../../query/use-watched.ts'
import { useApp, useView } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'

const deals = (engine: Engine, hear: (value: Loadable<LandingDeals>) => void) => engine.watchLandingDeals(hear)
const file = (engine: Engine, hear: (value: Loadable<LandingDealsFile>) => void) => engine.watchLandingFile(hear)

export default function LandingRoute() {
  const { to, link } = usePath()
  const { insurance } = useApp().page.config.flags
  return (
    <LandingScreen
      deals={useWatched(deals)}
      dealsFile={useWatched(file)}
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
