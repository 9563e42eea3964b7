import { mapLoadable } from '#design-system/lib/loadable.ts'
import { PromoTermsScreen } from '#design-system/screens/promo/PromoTermsScreen.tsx'
import { useGetReferralStatistic } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { usePath } from '../../hooks/use-path.ts'

export default function PromoTermsPage() {
  const { to } = usePath()
  return (
    <PromoTermsScreen
      promotion={mapLoadable(toLoadable(useGetReferralStatistic()), ({ promotion }) => promotion)}
      links={{ status: to('/cabinet/promo-summer/status'), bonus: to('/cabinet/bonus-account') }}
    />
  )
}
