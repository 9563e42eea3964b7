import { AffiliateProgramScreen } from '#design-system/screens/referral/AffiliateProgramScreen.tsx'
import { useReader } from '#design-system/provider/reader.ts'
import { useGetPreferences, useGetReferralStatistic } from '#sdk'
import { pathIfReady } from '../../paths.ts'
import { toLoadable } from '../../query/to-loadable.ts'
import { usePath } from '../../root/use-path.ts'

export default function AffiliateProgramRoute() {
  const { link } = usePath()
  const { locale } = useReader()
  return (
    <AffiliateProgramScreen
      referral={toLoadable(useGetReferralStatistic())}
      preferences={toLoadable(useGetPreferences())}
      links={{
        referral: link('/cabinet/referral'),
        pool: pathIfReady('/cabinet/referral/leader-pool/:number', locale, { number: 1 }),
        bonus: link('/cabinet/bonus-account'),
      }}
    />
  )
}
