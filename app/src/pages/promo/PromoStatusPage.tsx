import { PromoStatusScreen } from '#design-system/screens/promo/PromoStatusScreen.tsx'
import { useGetReferralStatistic } from '#sdk'
import { PROFILE_REFRESH } from '../../lib/constants.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { usePath } from '../../hooks/use-path.ts'

export default function PromoStatusPage() {
  const { to } = usePath()
  return (
    <PromoStatusScreen
      referral={toLoadable(useGetReferralStatistic({ query: { refetchInterval: PROFILE_REFRESH } }))}
      links={{
        terms: to('/cabinet/promo-summer/terms'),
        bonus: to('/cabinet/bonus-account'),
        verification: to('/cabinet/profile/verification'),
        refill: to('/cabinet/trade/uta/refill'),
      }}
    />
  )
}
