import { useSearchParams } from 'react-router-dom'
import { UtaRewardScreen } from '#design-system/screens/uta/UtaRewardScreen.tsx'
import type { RewardPeriod } from '#design-system/screens/uta/UtaRewardScreen.tsx'
import { useGetReferralStatistic, useListTransactionsInfinite } from '#sdk'
import { nextCursor, toInfiniteList, toLoadable } from '../../api/to-loadable.ts'
import { usePath } from '../../root/use-path.ts'

const isPeriod = (text: string | null): text is RewardPeriod => text === 'days' || text === 'weeks' || text === 'months'

export default function UtaRewardPage() {
  const { to } = usePath()
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('by')
  const pages = useListTransactionsInfinite(
    { type: 'uta_referral_reward' },
    { query: { getNextPageParam: nextCursor, initialPageParam: undefined, refetchOnReconnect: false } },
  )
  const { items, ...rest } = toInfiniteList(pages)
  return (
    <UtaRewardScreen
      referral={toLoadable(useGetReferralStatistic())}
      period={isPeriod(wanted) ? wanted : 'months'}
      onPeriod={(by) => setQuery({ by }, { replace: true, preventScrollReset: true })}
      rewards={items}
      {...rest}
      links={{
        referral: to('/cabinet/referral'),
        transaction: (id) => `${to('/cabinet/trade/uta/transactions')}?transaction=${encodeURIComponent(id)}`,
      }}
    />
  )
}
