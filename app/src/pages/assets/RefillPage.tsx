import { RefillScreen } from '#design-system/screens/assets/RefillScreen.tsx'
import { useGetDepositWallet, useListBalances } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { usePath } from '../../root/use-path.ts'
import { useAddressLink } from './use-address-link.ts'

export default function RefillPage() {
  const { to } = usePath()
  const wallet = useGetDepositWallet('BSC')
  return (
    <RefillScreen
      wallet={toLoadable(wallet)}
      balances={toLoadable(useListBalances())}
      onReload={() => void wallet.refetch()}
      links={{
        token: (token) => to('/cabinet/actives/refill-choice', { search: { token } }),
        explorer: useAddressLink(),
        help: to('/help'),
      }}
    />
  )
}
