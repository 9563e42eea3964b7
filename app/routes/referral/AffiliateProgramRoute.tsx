import { useSyncExternalStore } from 'react'
import { loading } from '#design-system/lib/loadable.ts'
import { AffiliateProgramScreen } from '#design-system/screens/referral/AffiliateProgramScreen.tsx'
import { useReader } from '#design-system/provider/reader.ts'
import { useGetPreferences, useGetReferralStatistic } from '#sdk'
import { pathIfReady } from '../../paths.ts'
import { toLoadable } from '../../query/to-loadable.ts'
import { usePath } from '../../root/use-path.ts'

const never = (): (() => void) => () => {}

export default function AffiliateProgramRoute() {
  const { link } = usePath()
  const { locale } = useReader()
  // The frame has asked for the preferences already: they may be there before this page is hydrated, which was written without them.
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const preferences = toLoadable(useGetPreferences())
  return (
    <AffiliateProgramScreen
      referral={toLoadable(useGetReferralStatistic())}
      preferences={hydrated ? preferences : loading}
      links={{
        referral: link('/cabinet/referral'),
        pool: pathIfReady('/cabinet/referral/leader-pool/:number', locale, { number: 1 }),
        bonus: link('/cabinet/bonus-account'),
      }}
    />
  )
}
