import { BonusScreen } from '#design-system/screens/bonus/BonusScreen.tsx'
import { useGetCurrentBonus, useListTransactionsInfinite } from '#sdk'
import { nextCursor, toInfiniteList, toLoadable } from '../../api/to-loadable.ts'
import { usePath } from '../../root/use-path.ts'

export default function BonusPage() {
  const { to } = usePath()
  const pages = useListTransactionsInfinite({ account: 'bonus' }, { query: { getNextPageParam: nextCursor, initialPageParam: undefined } })
  const { items, ...end } = toInfiniteList(pages)
  return (
    <BonusScreen
      bonus={toLoadable(useGetCurrentBonus())}
      history={items}
      more={end.more}
      loadingMore={end.loadingMore}
      moreFailed={end.moreFailed}
      onMore={end.onMore}
      links={{
        exchange: to('/cabinet/bonus-account/exchange'),
        transaction: (id) => `${to('/cabinet/trade/transactions')}?transaction=${encodeURIComponent(id)}`,
      }}
    />
  )
}
