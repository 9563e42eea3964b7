import { mapLoadable } from '#design-system/lib/loadable.ts'
import { PromoTermsScreen } from '#design-system/screens/promo/PromoTermsScreen.tsx'
import { useGetReferralStatistic } from '#sdk'
import { toLoadable } from '../../query/to-loadable.ts'
import { usePath } from '../../root/use-path.ts'

export default function PromoTermsRoute() {
  const { link } = usePath()
  return (
    <PromoTermsScreen
      promotion={mapLoadable(toLoadable(useGetReferralStatistic()), ({ promotion }) => promotion)}
      links={{ status: link('/cabinet/promo-summer/status'), bonus: link('/cabinet/bonus-account') }}
    />
  )
}
