import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { mapLoadable } from '#design-system/lib/loadable.ts'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { AssetsScreen } from '#design-system/screens/assets/AssetsScreen.tsx'
import type { TransactionFilters } from '#design-system/screens/trade/transactionFilters.ts'
import { useGetUserSettings, useGetUtaBalance, useListBalances, useListTransactions } from '#sdk'
import { holdSettings } from '../../api/settings.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { useApp, usePreferences } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'
import { asParams, readFilters, writeFilters } from '../trade/transaction-filters.ts'
import { forToken } from './token-param.ts'
import { pollWhilePending } from './poll-interval.ts'
import { fromAssets } from '../bonus/exchange-search-params.ts'

const LATEST = 6

export default function AssetsPage() {
  const { ui } = useApp().environment
  const { hideZero } = usePreferences()
  const { timeZone } = useDesignSystem()
  const { to } = usePath()
  const [query, setQuery] = useSearchParams()
  const filters = readFilters(query)
  const all = to('/cabinet/trade/transactions')
  // The text is local state too, because the URL updates later than the field must.
  const [search, setSearch] = useState(query.get('search') ?? '')
  const go = (next: TransactionFilters, text: string): void => {
    const address = writeFilters(next)
    if (text) address.set('search', text)
    setQuery(address, { replace: true, preventScrollReset: true })
  }
  const page = useListTransactions(
    { ...asParams(filters, timeZone), per_page: LATEST },
    { query: { refetchInterval: ({ state }) => pollWhilePending(state.data?.data) } },
  )
  const moving = pollWhilePending(page.data?.data)
  return (
    <AssetsScreen
      balances={toLoadable(useListBalances({ query: { refetchInterval: moving } }))}
      uta={toLoadable(useGetUtaBalance())}
      settings={toLoadable(useGetUserSettings(holdSettings))}
      transactions={mapLoadable(toLoadable(page), ({ data }) => data)}
      filters={filters}
      onFilters={(next) => go(next, search)}
      search={search}
      onSearch={(text) => {
        setSearch(text)
        go(filters, text)
      }}
      hideZero={hideZero}
      onHideZero={(next) => ui.change({ hideZero: next })}
      links={{
        refill: to('/cabinet/actives/refill'),
        withdraw: to('/cabinet/actives/withdraw'),
        exchange: fromAssets(to('/cabinet/bonus-account/exchange')),
        token: {
          refill: (token) => forToken(to('/cabinet/actives/refill-choice'), token),
          withdraw: (token) => forToken(to('/cabinet/actives/withdraw'), token),
          exchange: (token) => forToken(to('/cabinet/bonus-account/exchange'), token),
        },
        transactions: `${all}${[...writeFilters(filters)].length ? `?${writeFilters(filters)}` : ''}`,
        transaction: (id) => `${all}?${writeFilters(filters, id)}`,
      }}
    />
  )
}
