import { mapLoadable } from '#design-system/lib/loadable.ts'
import { UtaRewardScreen } from '#design-system/screens/uta/UtaRewardScreen.tsx'
import { useGetReferralStatistic, useListPartners, useListTransactions } from '#sdk'
import { toLoadable, toRows } from '../../api/to-loadable.ts'
import { oneOf, useSearchState } from '../../hooks/search-params.ts'
import { usePath } from '../../hooks/use-path.ts'

const type = 'uta_referral_reward'
const rewardSearch = { by: oneOf('days', 'weeks', 'months') }

export default function UtaRewardPage() {
  const { to } = usePath()
  const [{ by = 'months' }, setSearch] = useSearchState(rewardSearch)
  return (
    <UtaRewardScreen
      referral={toLoadable(useGetReferralStatistic())}
      // Only a team that fits on the first page can be ranked here.
      partners={mapLoadable(toLoadable(useListPartners()), ({ data, meta }) => (meta.next_cursor ? null : data))}
      period={by}
      onPeriod={(next) => setSearch({ by: next })}
      rewards={toRows(useListTransactions({ type, per_page: 12 }))}
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
