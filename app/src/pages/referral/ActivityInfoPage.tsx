import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { ActivityInfoScreen } from '#design-system/screens/referral/ActivityInfoScreen.tsx'
import { path } from '../../site/paths.ts'
import { usePath } from '../../hooks/use-path.ts'

export default function ActivityInfoPage() {
  const { to } = usePath()
  const { locale } = useDesignSystem()
  return (
    <ActivityInfoScreen
      links={{
        pool: path('/cabinet/referral/leader-pool/:number', locale, { params: { number: 1 } }),
        promotion: to('/cabinet/promo-summer/terms'),
        transactions: to('/cabinet/trade/transactions'),
      }}
    />
  )
}
