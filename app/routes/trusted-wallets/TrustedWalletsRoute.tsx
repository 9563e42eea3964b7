import { mapLoadable } from '#design-system/lib/loadable.ts'
import { useReader } from '#design-system/provider/reader.ts'
import { TrustedWalletsScreen } from '#design-system/screens/trusted-wallets/TrustedWalletsScreen.tsx'
import { useDeleteTrustedWallet } from '#sdk'
import { path } from '../../paths.ts'
import { toLoadable } from '../../query/to-loadable.ts'
import { useSubmission } from '../../query/use-submission.ts'
import { usePath } from '../../root/use-path.ts'
import { useWallets } from './use-wallets.ts'

export default function TrustedWalletsRoute() {
  const { locale } = useReader()
  const { to, link } = usePath()
  const { query, keep, write } = useWallets()
  const { mutateAsync: remove } = useDeleteTrustedWallet()
  const [removing, onRemove] = useSubmission(async (id: string) => {
    await write(
      () => remove({ id }).then(() => true),
      (wallets) => !wallets.some((wallet) => wallet.id === id) || undefined,
    )
    keep((wallets) => wallets.filter((wallet) => wallet.id !== id))
  })
  const add = to('/cabinet/profile/trusted-wallets/add')
  return (
    <TrustedWalletsScreen
      wallets={mapLoadable(toLoadable(query), ({ data }) => data)}
      removing={removing}
      onRemove={onRemove}
      links={{
        add: link('/cabinet/profile/trusted-wallets/add'),
        wallet: (walletId) => path('/cabinet/profile/trusted-wallets/:walletId', locale, { walletId }),
        code: (id) => `${add}?wallet=${encodeURIComponent(id)}`,
      }}
    />
  )
}
