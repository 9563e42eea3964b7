import { UtaRewardScreen } from '#design-system/screens/uta/UtaRewardScreen.tsx'
import { useGetReferralStatistic } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { oneOf, useSearchState } from '../../hooks/search-params.ts'
import { usePath } from '../../hooks/use-path.ts'
import { useTransactions } from '../trade/transactions.ts'

const rewardSearch = { by: oneOf('days', 'weeks', 'months') }

export default function UtaRewardPage() {
  const { to } = usePath()
  const [{ by = 'months' }, setSearch] = useSearchState(rewardSearch)
  const { items, sums: _, ...list } = useTransactions({ type: 'uta_referral_reward' })
  return (
    <UtaRewardScreen
      referral={toLoadable(useGetReferralStatistic())}
      period={by}
      onPeriod={(next) => setSearch({ by: next })}
      rewards={items}
      {...list}
      links={{
        referral: to('/cabinet/referral'),
        transaction: (id) => to('/cabinet/trade/uta/transactions', { search: { transaction: id } }),
      }}
    />
  )
}
