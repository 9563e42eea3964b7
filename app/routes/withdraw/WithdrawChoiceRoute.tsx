import { useSearchParams } from 'react-router-dom'
import { WithdrawChoiceScreen } from '#design-system/screens/withdraw/WithdrawChoiceScreen.tsx'
import { useGetPreferences, useGetUserSettings } from '#sdk'
import { toLoadable } from '../../query/to-loadable.ts'
import { usePath } from '../../root/use-path.ts'
import { forToken, readToken } from '../assets/token-param.ts'

export default function WithdrawChoiceRoute() {
  const { to, link } = usePath()
  // Whoever came from a token goes on with it.
  const token = readToken(useSearchParams()[0])
  return (
    <WithdrawChoiceScreen
      preferences={toLoadable(useGetPreferences())}
      settings={toLoadable(useGetUserSettings())}
      links={{
        wallet: forToken(link('/cabinet/actives/withdraw/wallet'), token),
        card: link('/cabinet/actives/withdraw/fiat-money'),
        refill: link('/cabinet/actives/refill'),
        exchange: link('/cabinet/bonus-account/exchange'),
        addWallet: link('/cabinet/profile/trusted-wallets/add'),
        help: link('/cabinet/help') ?? to('/help'),
      }}
    />
  )
}
