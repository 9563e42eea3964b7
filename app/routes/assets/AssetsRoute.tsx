import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { mapLoadable } from '#design-system/lib/loadable.ts'
import { useReader } from '#design-system/provider/reader.ts'
import { AssetsScreen } from '#design-system/screens/assets/AssetsScreen.tsx'
import type { TransactionFilters } from '#design-system/screens/trade/transactionFilters.ts'
import { useGetUserSettings, useListBalances, useListTransactions } from '#sdk'
import { toLoadable } from '../../query/to-loadable.ts'
import { useApp, useUi } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'
import { asParams, readFilters, writeFilters } from '../trade/transaction-filters.ts'
import { forToken } from './token-param.ts'
import { whileMoving } from './while-moving.ts'
import { fromAssets } from '../bonus/exchange-place.ts'

const LATEST = 6

export default function AssetsRoute() {
  const { ui } = useApp().page
  const { hidden, hideZero } = useUi()
  const { timeZone } = useReader()
  const { to, link } = usePath()
  const [query, setQuery] = useSearchParams()
  const filters = readFilters(query)
  const all = to('/cabinet/trade/transactions')
  // The text is kept here as well: the address follows a keystroke later than the field has to.
  const [search, setSearch] = useState(query.get('search') ?? '')
  const go = (next: TransactionFilters, text: string): void => {
    const address = writeFilters(next)
    if (text) address.set('search', text)
    setQuery(address, { replace: true, preventScrollReset: true })
  }
  const page = useListTransactions(
    { ...asParams(filters, timeZone), per_page: LATEST },
    { query: { refetchInterval: ({ state }) => whileMoving(state.data?.data) } },
  )
  const moving = whileMoving(page.data?.data)
  return (
    <AssetsScreen
      balances={toLoadable(useListBalances({ query: { refetchInterval: moving } }))}
      settings={toLoadable(useGetUserSettings())}
      transactions={mapLoadable(toLoadable(page), ({ data }) => data)}
      filters={filters}
      onFilters={(next) => go(next, search)}
      hidden={hidden}
      onHidden={(next) => ui.change({ hidden: next })}
      search={search}
      onSearch={(text) => {
        setSearch(text)
        go(filters, text)
      }}
      hideZero={hideZero}
      onHideZero={(next) => ui.change({ hideZero: next })}
      links={{
        refill: link('/cabinet/actives/refill'),
        withdraw: link('/cabinet/actives/withdraw'),
        exchange: fromAssets(link('/cabinet/bonus-account/exchange')),
        token: {
          refill: (token) => forToken(link('/cabinet/actives/refill-choice'), token),
          withdraw: (token) => forToken(link('/cabinet/actives/withdraw'), token),
          exchange: (token) => forToken(link('/cabinet/bonus-account/exchange'), token),
        },
        transactions:
          link('/cabinet/trade/transactions') && `${all}${[...writeFilters(filters)].length ? `?${writeFilters(filters)}` : ''}`,
        transaction: (id) => `${all}?${writeFilters(filters, id)}`,
      }}
    />
  )
}
