import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TrustedWalletsScreen } from '#design-system/screens/trusted-wallets/TrustedWalletsScreen.tsx'
import { getGetUserSettingsQueryKey, useDeleteTrustedWallet, useGetUserSettings, useUpdateUserSettings } from '#sdk'
import type { UserSettings } from '#sdk'
import { trustedWalletSettings, withdrawalSettings } from '../../api/settings.ts'
import { toLoadable, toRows } from '../../api/to-loadable.ts'
import { toSubmission } from '../../api/to-submission.ts'
import { useWrite } from '../../api/use-write.ts'
import { usePath } from '../../hooks/use-path.ts'
import { usePasswordCheck } from '../profile/use-password-check.ts'
import { isGone, useWallets } from './use-wallets.ts'

export default function TrustedWalletsPage() {
  const { to } = usePath()
  const { query, keep, write } = useWallets()
  const { mutateAsync: remove } = useDeleteTrustedWallet()
  const removing = useWrite({
    mutationFn: async (id: string) => {
      await write(
        () => remove({ id }).then(() => true),
        (wallets) => isGone(id, wallets),
      )
      keep((wallets) => wallets.filter((wallet) => wallet.id !== id))
    },
  })
  const client = useQueryClient()
  const { checked, dialog } = usePasswordCheck()
  const { mutateAsync: change } = useUpdateUserSettings()
  const [wished, setWished] = useState<boolean | null>(null)
  const switching = useWrite({
    mutationFn: async (on: boolean) => {
      setWished(on)
      const { trusted_wallets_only = on, trusted_wallets_only_until } = await checked(() =>
        change({ data: { keys: ['trusted_wallets_only'], trusted_wallets_only: on } }),
      )
      const written = { trusted_wallets_only, ...(trusted_wallets_only_until !== undefined && { trusted_wallets_only_until }) }
      // The withdrawal forms start from the cached settings and must not show the old ones first.
      for (const keys of [trustedWalletSettings, withdrawalSettings])
        client.setQueryData(getGetUserSettingsQueryKey(keys), (before: UserSettings | undefined) => before && { ...before, ...written })
    },
  })
  return (
    <TrustedWalletsScreen
      wallets={toRows(query)}
      removing={toSubmission(removing)}
      onRemove={removing.mutate}
      settings={toLoadable(useGetUserSettings(trustedWalletSettings))}
      wished={wished}
      switching={toSubmission(switching)}
      onSwitch={switching.mutate}
      password={dialog}
      links={{
        add: to('/cabinet/profile/trusted-wallets/add'),
        wallet: (walletId) => to('/cabinet/profile/trusted-wallets/:walletId', { params: { walletId } }),
        code: (id) => to('/cabinet/profile/trusted-wallets/add', { search: { wallet: id } }),
      }}
    />
  )
}
