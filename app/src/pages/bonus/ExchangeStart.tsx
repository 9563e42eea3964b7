import type { ExchangeAccount, ExchangeDraft, ExchangeOrder } from '#design-system/screens/bonus/exchange.ts'
import { ExchangeScreen } from '#design-system/screens/bonus/ExchangeScreen.tsx'
import { useGetCurrentBonus, useListBalances } from '#sdk'
import { useMatchingTransactions } from '../../api/transactions.ts'
import { toLoadable, toRows } from '../../api/to-loadable.ts'
import { usePath } from '../../hooks/use-path.ts'
import { accountSearch } from './exchange-search-params.ts'
import type { ExchangePlace } from './exchange-search-params.ts'

const LATEST = 4

/** The first step: what, and how much of it. */
export function ExchangeStart({ place, draft, order }: { place: ExchangePlace; draft: ExchangeDraft | null; order: ExchangeOrder }) {
  const { account, token } = place
  const { to } = usePath()
  const startFrom = (from: ExchangeAccount) => to('/cabinet/bonus-account/exchange', { search: accountSearch(from) })
  const history = useMatchingTransactions(
    account === 'bonus' ? { account: 'bonus', per_page: LATEST } : { account: 'main', type: 'exchange', per_page: LATEST },
  )
  return (
    <ExchangeScreen
      account={account}
      token={token}
      bonus={toLoadable(useGetCurrentBonus())}
      balances={toLoadable(useListBalances())}
      history={toRows(history)}
      draft={draft}
      order={order}
      links={{
        bonus: to('/cabinet/bonus-account'),
        accounts: { bonus: startFrom('bonus'), main: startFrom('main') },
        transaction: (id) => to('/cabinet/trade/transactions', { search: { transaction: id } }),
      }}
    />
  )
}
