import { useState } from 'react'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { useTimeZone } from '#design-system/provider/useTimeZone.ts'
import { readSort, sortText } from '#design-system/lib/sort.ts'
import { byWorth, tokenColumns } from '#design-system/screens/assets/assetRows.ts'
import { AssetsScreen } from '#design-system/screens/assets/AssetsScreen.tsx'
import { useGetUserSettings, useGetUtaBalance, useListBalances } from '#sdk'
import { holdSettings } from '../../api/settings.ts'
import { toLoadable, toRows } from '../../api/to-loadable.ts'
import { useMatchingTransactions } from '../../api/transactions.ts'
import { getEnvironment } from '../../auth/environment.ts'
import { usePreferences } from '../../auth/environment-hooks.ts'
import { useSearchState } from '../../hooks/search-params.ts'
import { usePath } from '../../hooks/use-path.ts'
import { inPlace } from '../../hooks/use-search.ts'
import { toParams, transactionFilters } from '../trade/transactions.ts'
import { pollWhilePending } from './poll-interval.ts'
import { useTokenLinks } from './use-token-links.ts'
import { accountSearch } from '../bonus/exchange-search-params.ts'

const LATEST = 6
const assetsSearch = {
  ...transactionFilters,
  search: (raw: string) => raw,
  sort: (raw: string) => (readSort(raw, tokenColumns) ? raw : undefined),
}

export default function AssetsPage() {
  const { ui } = getEnvironment()
  const { hideZero } = usePreferences()
  const timeZone = useTimeZone()
  const { locale } = useDesignSystem()
  const { to } = usePath()
  const [{ search: written = '', sort, ...filters }, setQuery] = useSearchState(assetsSearch)
  // The text is local state too, because the URL updates later than the field must.
  const [search, setSearch] = useState(written)
  const page = useMatchingTransactions(
    { ...toParams(filters, timeZone, locale), per_page: LATEST },
    { refetchInterval: ({ state }) => pollWhilePending(state.data?.data) },
  )
  const moving = pollWhilePending(page.data?.data)
  return (
    <AssetsScreen
      balances={toLoadable(useListBalances({ query: { refetchInterval: moving } }))}
      uta={toLoadable(useGetUtaBalance())}
      settings={toLoadable(useGetUserSettings(holdSettings))}
      transactions={toRows(page)}
      filters={filters}
      onFilters={(next) => setQuery({ ...next, search, sort })}
      search={search}
      onSearch={(text) => {
        setSearch(text)
        setQuery({ ...filters, search: text, sort }, inPlace)
      }}
      {...(sort && { sort: readSort(sort, tokenColumns) ?? byWorth })}
      onSort={(next) => setQuery({ ...filters, search, ...(sortText(next) !== sortText(byWorth) && { sort: sortText(next) }) })}
      hideZero={hideZero}
      onHideZero={(next) => ui.change({ hideZero: next })}
      links={{
        refill: to('/cabinet/actives/refill'),
        withdraw: to('/cabinet/actives/withdraw'),
        exchange: to('/cabinet/bonus-account/exchange', { search: accountSearch('main') }),
        token: useTokenLinks(),
        open: (symbol) => to('/cabinet/actives/token/:symbol', { params: { symbol } }),
        transactions: to('/cabinet/trade/transactions', { search: filters }),
        transaction: (id) => to('/cabinet/trade/transactions', { search: { ...filters, transaction: id } }),
      }}
    />
  )
}
