import { BonusScreen } from '#design-system/screens/bonus/BonusScreen.tsx'
import { useGetCurrentBonus } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { usePath } from '../../hooks/use-path.ts'
import { useTransactions } from '../trade/transactions.ts'

export default function BonusPage() {
  const { to } = usePath()
  const { items, more, loadingMore, moreFailed, onMore } = useTransactions({ account: 'bonus' })
  return (
    <BonusScreen
      bonus={toLoadable(useGetCurrentBonus())}
      history={items}
      more={more}
      loadingMore={loadingMore}
      moreFailed={moreFailed}
      onMore={onMore}
      links={{
        exchange: to('/cabinet/bonus-account/exchange'),
        transaction: (id) => to('/cabinet/trade/transactions', { search: { transaction: id } }),
      }}
    />
  )
}
