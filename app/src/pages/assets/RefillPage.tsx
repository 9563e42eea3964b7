import { RefillScreen } from '#design-system/screens/assets/RefillScreen.tsx'
import { useGetDepositWallet } from '#sdk'
import type { Token } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { useSearchState } from '../../hooks/search-params.ts'
import { usePath } from '../../hooks/use-path.ts'
import { inPlace } from '../../hooks/use-search.ts'
import { tokenSearch } from './token-search.ts'
import { useAddressLink } from '../../hooks/use-address-link.ts'
import { useDeposits } from './use-deposits.ts'

export default function RefillPage() {
  const { to } = usePath()
  const [{ token = null }, setQuery] = useSearchState(tokenSearch)
  const wallet = useGetDepositWallet('BSC')
  return (
    <RefillScreen
      token={token}
      onToken={(next) => setQuery({ token: next as Token }, inPlace)}
      wallet={toLoadable(wallet)}
      deposits={useDeposits()}
      onReload={() => void wallet.refetch()}
      links={{
        request: to('/cabinet/actives/refill-choice/refill-form', { search: { token } }),
        assets: to('/cabinet/actives'),
        transaction: (id) => to('/cabinet/trade/transactions', { search: { transaction: id } }),
        explorer: useAddressLink(),
        help: to('/help'),
      }}
    />
  )
}
