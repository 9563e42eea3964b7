import { StructureScreen } from '#design-system/screens/referral/StructureScreen.tsx'
import { useGetReferralStatistic } from '#sdk'
import { toLoadable } from '../../query/to-loadable.ts'
import { useUi } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'
import { useStructureView } from './structure-view.ts'
import { useAllPartners } from './use-all-partners.ts'

export default function StructureRoute() {
  const { link } = usePath()
  const { hidden } = useUi()
  const statistic = useGetReferralStatistic()
  const { items, complete, moreFailed, onMore } = useAllPartners(statistic.data?.partners_total)
  const view = useStructureView()

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
      hidden={hidden}
      links={{ referral: link('/cabinet/referral') }}
    />
  )
}
