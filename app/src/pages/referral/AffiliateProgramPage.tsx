import { loading } from '#design-system/lib/loadable.ts'
import { AffiliateProgramScreen } from '#design-system/screens/referral/AffiliateProgramScreen.tsx'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { useGetPreferences, useGetReferralStatistic } from '#sdk'
import { path } from '../../site/paths.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { useHydrated } from '../../lib/hydration.ts'
import { usePath } from '../../hooks/use-path.ts'

export default function AffiliateProgramPage() {
  const { to } = usePath()
  const { locale } = useDesignSystem()
  // The layout may have fetched the preferences before this page is hydrated, but the prerendered HTML does not contain them.
  const preferences = toLoadable(useGetPreferences())
  return (
    <AffiliateProgramScreen
      referral={toLoadable(useGetReferralStatistic())}
      preferences={useHydrated() ? preferences : loading}
      links={{
        referral: to('/cabinet/referral'),
        pool: path('/cabinet/referral/leader-pool/:number', locale, { params: { number: 1 } }),
        bonus: to('/cabinet/bonus-account'),
      }}
    />
  )
}
