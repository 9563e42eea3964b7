import { useParams } from 'react-router-dom'
import { mapLoadable } from '#design-system/lib/loadable.ts'
import { TokenScreen } from '#design-system/screens/assets/TokenScreen.tsx'
import { getListBalancesQueryOptions, useGetPreferences, useGetUserSettings, useListBalances } from '#sdk'
import { Token } from '#sdk/schemas.ts'
import type { PageQueries } from '../../api/prefetch.ts'
import { holdSettings } from '../../api/settings.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { useMatchingTransactions } from '../../api/transactions.ts'
import { usePath } from '../../hooks/use-path.ts'
import { pollWhilePending } from './poll-interval.ts'
import { useTokenLinks } from './use-token-links.ts'

const LATEST = 10
/** More than are shown: a server that ignores the filters sends others among them. */
const ASKED_FOR = 50

export const queries: PageQueries = (client) => client.prefetchQuery(getListBalancesQueryOptions())

export default function TokenPage() {
  const { to } = usePath()
  const { symbol = '' } = useParams()
  // The list can be filtered only by a token that the contract names.
  const token = Token.safeParse(symbol).data
  const page = useMatchingTransactions(
    // Below the token's balance: what the bonus account or UTA received is not part of it.
    { ...(token && { token }), account: 'main', per_page: ASKED_FOR },
    { enabled: token !== undefined, refetchInterval: ({ state }) => pollWhilePending(state.data?.data) },
  )
  return (
    <TokenScreen
      symbol={symbol}
      balances={toLoadable(useListBalances({ query: { refetchInterval: pollWhilePending(page.data?.data) } }))}
      preferences={toLoadable(useGetPreferences())}
      settings={toLoadable(useGetUserSettings(holdSettings))}
      transactions={token ? mapLoadable(toLoadable(page), ({ data }) => data.slice(0, LATEST)) : null}
      links={{
        ...useTokenLinks(),
        list: to('/cabinet/actives'),
        topUpUta: symbol === 'USDT' ? to('/cabinet/trade/uta/refill') : null,
        transactions: to('/cabinet/trade/transactions', { search: { token } }),
        transaction: (id) => to('/cabinet/trade/transactions', { search: { token, transaction: id } }),
      }}
    />
  )
}
