import { useSearchParams } from 'react-router-dom'
import { RefillChoiceScreen } from '#design-system/screens/assets/RefillChoiceScreen.tsx'
import { useGetDepositWallet } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { usePath } from '../../root/use-path.ts'
import { forToken, readToken } from './token-param.ts'

export default function RefillChoicePage() {
  const { to } = usePath()
  const [query] = useSearchParams()
  const token = readToken(query)
  return (
    <RefillChoiceScreen
      token={token}
      wallet={toLoadable(useGetDepositWallet('BSC'))}
      links={{ form: forToken(to('/cabinet/actives/refill-choice/refill-form'), token) }}
    />
  )
}
