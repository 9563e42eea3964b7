import { WithdrawChoiceScreen } from '#design-system/screens/withdraw/WithdrawChoiceScreen.tsx'
import { useGetPreferences, useGetUserSettings } from '#sdk'
import { withdrawalSettings } from '../../api/settings.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { useSearchState } from '../../hooks/search-params.ts'
import { FreezeGate } from '../../hooks/FreezeGate.tsx'
import { usePath } from '../../hooks/use-path.ts'
import { tokenSearch } from '../assets/token-search.ts'
import { useBlockLinks } from '../../hooks/use-block-links.ts'
import { useWaiting } from './use-waiting.ts'

export default function WithdrawChoicePage() {
  const { to } = usePath()
  // Keeps the token that the user came from.
  const [{ token = null }] = useSearchState(tokenSearch)
  return (
    <FreezeGate>
      <WithdrawChoiceScreen
        preferences={toLoadable(useGetPreferences())}
        settings={toLoadable(useGetUserSettings(withdrawalSettings))}
        waiting={useWaiting()}
        links={{
          wallet: to('/cabinet/actives/withdraw/wallet', { search: { token } }),
          card: to('/cabinet/actives/withdraw/fiat-money'),
          refill: to('/cabinet/actives/refill'),
          exchange: to('/cabinet/bonus-account/exchange', { search: { from: 'assets' } }),
          addWallet: to('/cabinet/profile/trusted-wallets/add'),
          ...useBlockLinks(),
        }}
      />
    </FreezeGate>
  )
}
