import { useReader } from '#design-system/provider/reader.ts'
import { ActivityInfoScreen } from '#design-system/screens/referral/ActivityInfoScreen.tsx'
import { pathIfReady } from '../../paths.ts'
import { usePath } from '../../root/use-path.ts'

export default function ActivityInfoRoute() {
  const { link } = usePath()
  const { locale } = useReader()
  return (
    <ActivityInfoScreen
      links={{
        pool: pathIfReady('/cabinet/referral/leader-pool/:number', locale, { number: 1 }),
        promotion: link('/cabinet/promo-summer/terms'),
        transactions: link('/cabinet/trade/transactions'),
      }}
    />
  )
}
