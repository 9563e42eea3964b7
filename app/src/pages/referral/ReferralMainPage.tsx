import { ReferralMainScreen } from '#design-system/screens/referral/ReferralMainScreen.tsx'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import {
  getGetPoolsQualificationQueryOptions,
  getGetReferralStatisticQueryOptions,
  useGetPoolsQualification,
  useGetReferralStatistic,
} from '#sdk'
import type { PageQueries } from '../../api/prefetch.ts'
import { path } from '../../site/paths.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { usePath } from '../../hooks/use-path.ts'

export const queries: PageQueries = (client) => [
  client.prefetchQuery(getGetReferralStatisticQueryOptions()),
  client.prefetchQuery(getGetPoolsQualificationQueryOptions()),
]

export default function ReferralMainPage() {
  const { locale } = useDesignSystem()
  const { to } = usePath()
  return (
    <ReferralMainScreen
      statistic={toLoadable(useGetReferralStatistic())}
      qualification={toLoadable(useGetPoolsQualification())}
      links={{
        partner: (partnerId) => to('/cabinet/referral/structure/:partnerId', { params: { partnerId } }),
        structure: to('/cabinet/referral/structure'),
        activity: to('/cabinet/referral/actives/month'),
        programme: to('/cabinet/affiliate-program'),
        pool: (number) => path('/cabinet/referral/leader-pool/:number', locale, { params: { number } }),
      }}
    />
  )
}
