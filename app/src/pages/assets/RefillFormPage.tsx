import { mapLoadable } from '#design-system/lib/loadable.ts'
import { RefillFormScreen } from '#design-system/screens/assets/RefillFormScreen.tsx'
import { useGetDepositWallet, useListBalances, useListTransactions } from '#sdk'
import { DEPOSIT_POLL } from '../../constants.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { useSearchState } from '../../root/search-params.ts'
import { usePath } from '../../root/use-path.ts'
import { tokenSearch } from './token-search.ts'
import { useAddressLink } from './use-address-link.ts'

const NEWEST = 5

export default function RefillFormPage() {
  const { to } = usePath()
  const [{ token = null }] = useSearchState(tokenSearch)
  const wallet = useGetDepositWallet('BSC')
  const deposits = useListTransactions({ type: 'deposit', per_page: NEWEST }, { query: { refetchInterval: DEPOSIT_POLL } })
  return (
    <RefillFormScreen
      token={token}
      wallet={toLoadable(wallet)}
      balances={toLoadable(useListBalances())}
      deposits={mapLoadable(toLoadable(deposits), ({ data }) => data)}
      onReload={() => void wallet.refetch()}
      links={{
        token: (other) => to('/cabinet/actives/refill-choice/refill-form', { search: { token: other } }),
        tokens: to('/cabinet/actives/refill'),
        assets: to('/cabinet/actives'),
        transaction: (id) => to('/cabinet/trade/transactions', { search: { transaction: id } }),
        explorer: useAddressLink(),
        help: to('/help'),
      }}
    />
  )
}
