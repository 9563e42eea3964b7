import { RefillChoiceScreen } from '#design-system/screens/assets/RefillChoiceScreen.tsx'
import { useGetDepositWallet } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { useSearchState } from '../../hooks/search-params.ts'
import { usePath } from '../../hooks/use-path.ts'
import { tokenSearch } from './token-search.ts'

export default function RefillChoicePage() {
  const { to } = usePath()
  const [{ token = null }] = useSearchState(tokenSearch)
  return (
    <RefillChoiceScreen
      token={token}
      wallet={toLoadable(useGetDepositWallet('BSC'))}
      links={{
        address: to('/cabinet/actives/refill', { search: { token } }),
        form: to('/cabinet/actives/refill-choice/refill-form', { search: { token } }),
      }}
    />
  )
}
