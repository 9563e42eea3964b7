import { useNavigate } from 'react-router-dom'
import { StructureScreen } from '#design-system/screens/referral/StructureScreen.tsx'
import { getGetReferralStatisticQueryOptions, useGetReferralStatistic } from '#sdk'
import type { PageQueries } from '../../api/prefetch.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { usePath } from '../../hooks/use-path.ts'
import { useStructureView, useTreeView } from './structure-view.ts'
import { allPartnersQuery, useAllPartners } from './use-all-partners.ts'

export const queries: PageQueries = (client) => [
  client.prefetchInfiniteQuery(allPartnersQuery()),
  client.prefetchQuery(getGetReferralStatisticQueryOptions()),
]

export default function StructurePage() {
  const { to } = usePath()
  const statistic = useGetReferralStatistic()
  const { items, complete, moreFailed, onMore } = useAllPartners(statistic.data?.partners_total)
  const view = useStructureView()
  const navigate = useNavigate()
  const partner = (partnerId: string) => to('/cabinet/referral/structure/:partnerId', { params: { partnerId } })

  return (
    <StructureScreen
      statistic={toLoadable(statistic)}
      partners={items}
      complete={complete}
      moreFailed={moreFailed}
      onMore={onMore}
      search={view.search}
      onSearch={view.onSearch}
      state={view.state}
      onState={view.onState}
      under={view.under}
      onUnder={view.onUnder}
      {...useTreeView()}
      onPartner={(id) => void navigate(partner(id))}
      links={{
        referral: to('/cabinet/referral'),
        partner,
      }}
    />
  )
}
