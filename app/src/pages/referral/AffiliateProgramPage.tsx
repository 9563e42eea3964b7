import { AffiliateProgramScreen } from '#design-system/screens/referral/AffiliateProgramScreen.tsx'
import { InvitationPart } from '#design-system/screens/referral/InvitationPart.tsx'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { useGetPreferences, useGetReferralStatistic } from '#sdk'
import { path } from '../../site/paths.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { usePath } from '../../hooks/use-path.ts'

export default function AffiliateProgramPage() {
  const { to } = usePath()
  const { locale } = useDesignSystem()
  const referral = toLoadable(useGetReferralStatistic())
  return (
    <AffiliateProgramScreen
      referral={referral}
      invitation={<InvitationPart referral={referral} />}
      preferences={toLoadable(useGetPreferences())}
      links={{
        referral: to('/cabinet/referral'),
        pool: path('/cabinet/referral/leader-pool/:number', locale, { params: { number: 1 } }),
        bonus: to('/cabinet/bonus-account'),
      }}
    />
  )
}
