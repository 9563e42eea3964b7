import { AffiliateProgramScreen } from '#design-system/screens/referral/AffiliateProgramScreen.tsx'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { useGetPreferences, useGetReferralStatistic } from '#sdk'
import { path } from '../../site/paths.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { usePath } from '../../hooks/use-path.ts'

export default function AffiliateProgramPage() {
  const { to } = usePath()
  const { locale } = useDesignSystem()
  return (
    <AffiliateProgramScreen
      referral={toLoadable(useGetReferralStatistic())}
      preferences={toLoadable(useGetPreferences())}
      links={{
        referral: to('/cabinet/referral'),
        pool: path('/cabinet/referral/leader-pool/:number', locale, { params: { number: 1 } }),
        bonus: to('/cabinet/bonus-account'),
      }}
    />
  )
}
