import { PromoStatusScreen } from '#design-system/screens/promo/PromoStatusScreen.tsx'
import { useGetReferralStatistic } from '#sdk'
import { PROFILE_REFRESH } from '../../constants.ts'
import { toLoadable } from '../../query/to-loadable.ts'
import { useUi } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'

export default function PromoStatusRoute() {
  const { link } = usePath()
  return (
    <PromoStatusScreen
      referral={toLoadable(useGetReferralStatistic({ query: { refetchInterval: PROFILE_REFRESH } }))}
      hidden={useUi().hidden}
      links={{
        terms: link('/cabinet/promo-summer/terms'),
        bonus: link('/cabinet/bonus-account'),
        verification: link('/cabinet/profile/verification'),
        refill: link('/cabinet/trade/uta/refill'),
      }}
    />
  )
}
