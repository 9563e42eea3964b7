import { BonusScreen } from '#design-system/screens/bonus/BonusScreen.tsx'
import { useGetCurrentBonus, useListTransactionsInfinite } from '#sdk'
import { nextCursor, toEndlessList, toLoadable } from '../../query/to-loadable.ts'
import { useApp, useUi } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'

export default function BonusRoute() {
  const { ui } = useApp().page
  const { hidden } = useUi()
  const { to, link } = usePath()
  const pages = useListTransactionsInfinite({ account: 'bonus' }, { query: { getNextPageParam: nextCursor, initialPageParam: undefined } })
  const { items, ...end } = toEndlessList(pages)
  return (
    <BonusScreen
      bonus={toLoadable(useGetCurrentBonus())}
      history={items}
      more={end.more}
      loadingMore={end.loadingMore}
      moreFailed={end.moreFailed}
      onMore={end.onMore}
      hidden={hidden}
      onHidden={(next) => ui.change({ hidden: next })}
      links={{
        exchange: link('/cabinet/bonus-account/exchange'),
        transaction: (id) => `${to('/cabinet/trade/transactions')}?transaction=${encodeURIComponent(id)}`,
      }}
    />
  )
}
