import { Navigate } from 'react-router-dom'
import { RefillChoiceScreen } from '#design-system/screens/assets/RefillChoiceScreen.tsx'
import { useGetDepositWallet } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { useSearchState } from '../../hooks/search-params.ts'
import { usePath } from '../../hooks/use-path.ts'
import { tokenSearch } from './token-search.ts'

export default function RefillChoicePage() {
  const { to } = usePath()
  const [{ token = null }] = useSearchState(tokenSearch)
  const wallet = toLoadable(useGetDepositWallet('BSC'))
  const address = to('/cabinet/actives/refill', { search: { token } })
  // A request needs the tokens' contracts: where the server returns the address alone, there is one way, and it leads on.
  if (wallet.state === 'ready' && wallet.value.tokens === undefined) return <Navigate to={address} replace />
  return (
    <RefillChoiceScreen
      token={token}
      wallet={wallet}
      links={{ address, form: to('/cabinet/actives/refill-choice/refill-form', { search: { token } }) }}
    />
  )
}
