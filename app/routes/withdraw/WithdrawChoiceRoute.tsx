import { WithdrawChoiceScreen } from '#design-system/screens/withdraw/WithdrawChoiceScreen.tsx'
import { useGetPreferences, useGetUserSettings } from '#sdk'
import { toLoadable } from '../../query/to-loadable.ts'
import { usePath } from '../../root/use-path.ts'

export default function WithdrawChoiceRoute() {
  const { to, link } = usePath()
  return (
    <WithdrawChoiceScreen
      preferences={toLoadable(useGetPreferences())}
      settings={toLoadable(useGetUserSettings())}
      links={{
        wallet: link('/cabinet/actives/withdraw/wallet'),
        card: link('/cabinet/actives/withdraw/fiat-money'),
        refill: link('/cabinet/actives/refill'),
        exchange: link('/cabinet/bonus-account/exchange'),
        addWallet: link('/cabinet/profile/trusted-wallets/add'),
        help: link('/cabinet/help') ?? to('/help'),
      }}
    />
  )
}
