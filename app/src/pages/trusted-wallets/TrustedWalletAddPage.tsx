import { useState } from 'react'
import { sameAddress } from '#design-system/lib/address.ts'
import { loading, mapLoadable, ready } from '#design-system/lib/loadable.ts'
import { TrustedWalletAddScreen } from '#design-system/screens/trusted-wallets/TrustedWalletAddScreen.tsx'
import {
  useConfirmTrustedWallet,
  useCreateTrustedWallet,
  useDeleteTrustedWallet,
  useGetDepositWallet,
  useGetWithdrawal,
  useSendTrustedWalletCode,
} from '#sdk'
import type { TrustedWallet } from '#sdk'
import { toRows } from '../../api/to-loadable.ts'
import { toSubmission } from '../../api/to-submission.ts'
import { useWrite } from '../../api/use-write.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { FreezeGate } from '../../hooks/FreezeGate.tsx'
import { matching, useSearchState } from '../../hooks/search-params.ts'
import { usePath } from '../../hooks/use-path.ts'
import { inPlace } from '../../hooks/use-search.ts'
import { walletName } from '#design-system/lib/trustedWallet.ts'
import { destinationOf } from '#design-system/lib/withdrawal.ts'
import { useEarlierDestinations } from '../../api/transactions.ts'
import { isGone, useWallets } from './use-wallets.ts'

/**
 * The wallet that waits for its code, so that a reload continues there; or the withdrawal whose address is to be saved. Not the address itself: a
 * forged link could then fill in any.
 */
const addSearch = { wallet: (raw: string) => raw, withdrawal: matching(/^[\w-]{1,64}$/) }
const blank = { label: '', address: '' }

/** The list, if it contains the added wallet. Wallets that existed before do not count. */
const listWithAdded = (wallets: TrustedWallet[], before: ReadonlySet<string>, address: string): TrustedWallet[] | undefined =>
  wallets.some((one) => one.status === 'pending' && !before.has(one.id) && sameAddress(one.address, address)) ? wallets : undefined

/** Sends and confirms the code of a wallet. */
function useWalletCode({ keep, write }: Pick<ReturnType<typeof useWallets>, 'keep' | 'write'>) {
  const { mutateAsync: send } = useSendTrustedWalletCode()
  const { mutateAsync: confirm } = useConfirmTrustedWallet()
  const sending = useWrite({
    mutationFn: async (wallet: string) => {
      const code = await write(
        () => send({ data: { trust_wallet_id: wallet } }),
        () => undefined,
      )
      keep((wallets) => wallets.map((one) => (one.id === wallet ? { ...one, code } : one)))
    },
  })
  const confirming = useWrite({
    mutationFn: async ({ wallet, code }: { wallet: string; code: string }) => {
      const confirmed = await write(
        () => confirm({ data: { trust_wallet_id: wallet, code } }),
        (wallets) => wallets.find((one) => one.id === wallet && one.status !== 'pending'),
      )
      keep((wallets) => wallets.map((one) => (one.id === wallet ? confirmed : one)))
    },
  })
  return { sending, confirming }
}

export default function TrustedWalletAddPage() {
  const { to } = usePath()
  const again = to('/cabinet/profile/trusted-wallets/add')
  const here = useIsMounted()
  const [{ wallet: id = null, withdrawal = null }, show] = useSearchState(addSearch)
  // The form's initial values: the wallet whose address is being corrected, or blank after one was added.
  const [initial, setInitial] = useState<typeof blank | null>(null)
  const source = useGetWithdrawal(withdrawal ?? '', { query: { enabled: withdrawal !== null && id === null } })
  const given = source.data?.address
  const { query, keep, write } = useWallets()
  const own = useGetDepositWallet('BSC').data?.address
  const { mutateAsync: create } = useCreateTrustedWallet()
  const { mutateAsync: remove } = useDeleteTrustedWallet()
  const { sending, confirming } = useWalletCode({ keep, write })
  const adding = useWrite({
    mutationFn: async (wallet: typeof blank) => {
      const list = await write(
        () => create({ data: { ...wallet, network: 'BSC' } }).then(({ data }) => data),
        (wallets, before) => listWithAdded(wallets, before, wallet.address),
      )
      keep(() => list)
      const made = list.find((one) => sameAddress(one.address, wallet.address))
      if (!made || !here()) return
      setInitial(blank)
      show({ wallet: made.id }, inPlace)
      sending.mutate(made.id)
    },
  })
  const list = toRows(query)
  const wallets = list.state === 'ready' ? list.value : []
  // Deletes the wallet with the wrong address first, because two wallets cannot have the same name.
  const changing = useWrite({
    mutationFn: async (wallet: string) => {
      const before = wallets.find((one) => one.id === wallet)
      await write(
        () => remove({ id: wallet }).then(() => true),
        (left) => isGone(wallet, left),
      )
      if (!here()) return
      setInitial(before ? { label: before.label ?? '', address: before.address } : blank)
      show({}, inPlace)
      keep((left) => left.filter((one) => one.id !== wallet))
    },
  })
  const known = destinationOf({ to: id ?? '', address: '' }, wallets, useEarlierDestinations().known).known
  const unconfirmed = wallets.find(({ status }) => status === 'pending')
  return (
    <FreezeGate>
      <TrustedWalletAddScreen
        wallet={
          id === null
            ? source.isLoading
              ? loading
              : ready(null)
            : mapLoadable(list, (all) => all.find((one) => one.id === id) ?? ('missing' as const))
        }
        initial={initial ?? (given ? { ...blank, address: given } : blank)}
        trusted={wallets.map((one) => one.address)}
        known={known}
        own={own}
        unconfirmed={
          unconfirmed
            ? { label: walletName(unconfirmed), href: to('/cabinet/profile/trusted-wallets/add', { search: { wallet: unconfirmed.id } }) }
            : null
        }
        adding={toSubmission(adding)}
        onAdd={adding.mutate}
        sending={toSubmission(sending)}
        onSend={() => id !== null && sending.mutate(id)}
        confirming={toSubmission(confirming)}
        onConfirm={(code) => id !== null && confirming.mutate({ wallet: id, code })}
        changing={toSubmission(changing)}
        onChange={() => id !== null && changing.mutate(id)}
        links={{ list: to('/cabinet/profile/trusted-wallets'), again }}
      />
    </FreezeGate>
  )
}
