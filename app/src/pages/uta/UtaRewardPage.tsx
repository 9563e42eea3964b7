import { mapLoadable } from '#design-system/lib/loadable.ts'
import { UtaRewardScreen } from '#design-system/screens/uta/UtaRewardScreen.tsx'
import { useGetReferralStatistic, useListPartners, useListTransactions } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { oneOf, useSearchState } from '../../hooks/search-params.ts'
import { usePath } from '../../hooks/use-path.ts'

const LATEST = 12
/** A team that fits on a page of the server can be ranked here. */
const RANKED = 100
const type = 'uta_referral_reward'
const rewardSearch = { by: oneOf('days', 'weeks', 'months') }

export default function UtaRewardPage() {
  const { to } = usePath()
  const [{ by = 'months' }, setSearch] = useSearchState(rewardSearch)
  const statistic = useGetReferralStatistic()
  const team = useListPartners({ per_page: RANKED }, { query: { enabled: (statistic.data?.partners_total ?? Infinity) <= RANKED } })
  return (
    <UtaRewardScreen
      referral={toLoadable(statistic)}
      partners={team.data && !team.data.meta.next_cursor ? team.data.data : null}
      period={by}
      onPeriod={(next) => setSearch({ by: next })}
      rewards={mapLoadable(toLoadable(useListTransactions({ type, per_page: LATEST })), ({ data }) => data)}
      links={{
        bonus: to('/cabinet/bonus-account'),
        team: to('/cabinet/referral/structure'),
        partner: (id) => to('/cabinet/referral/structure/:partnerId', { params: { partnerId: id } }),
        rewards: to('/cabinet/trade/uta/transactions', { search: { type } }),
        transaction: (id) => to('/cabinet/trade/uta/transactions', { search: { transaction: id } }),
      }}
    />
  )
}
