import { RefillFormScreen } from '#design-system/screens/assets/RefillFormScreen.tsx'
import { useGetDepositWallet, useListBalances } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { useSearchState } from '../../hooks/search-params.ts'
import { usePath } from '../../hooks/use-path.ts'
import { tokenSearch } from './token-search.ts'
import { useDeposits } from './use-deposits.ts'

export default function RefillFormPage() {
  const { to } = usePath()
  const [{ token = null }] = useSearchState(tokenSearch)
  const wallet = useGetDepositWallet('BSC')
  return (
    <RefillFormScreen
      token={token}
      wallet={toLoadable(wallet)}
      balances={toLoadable(useListBalances())}
      deposits={useDeposits()}
      onReload={() => void wallet.refetch()}
      links={{
        token: (other) => to('/cabinet/actives/refill-choice/refill-form', { search: { token: other } }),
        tokens: to('/cabinet/actives/refill-choice/refill-form'),
        address: to('/cabinet/actives/refill', { search: { token } }),
        assets: to('/cabinet/actives'),
        transaction: (id) => to('/cabinet/trade/transactions', { search: { transaction: id } }),
        help: to('/help'),
      }}
    />
  )
}
