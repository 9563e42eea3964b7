import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { ready } from '#design-system/lib/loadable.ts'
import { TrustedWalletScreen } from '#design-system/screens/trusted-wallets/TrustedWalletScreen.tsx'
import { getGetTrustedWalletQueryKey, useDeleteTrustedWallet, useGetTrustedWallet, useUpdateTrustedWallet } from '#sdk'
import { now } from '../../lib/clock.ts'
import { toLoadable, toRows } from '../../api/to-loadable.ts'
import { isApiError } from '../../api/to-problem.ts'
import { toSubmission } from '../../api/to-submission.ts'
import { useWrite } from '../../api/use-write.ts'
import { useMatchingTransactions } from '../../api/transactions.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { useAddressLink } from '../../hooks/use-address-link.ts'
import { usePath } from '../../hooks/use-path.ts'
import { msUntilNextActivation, isGone, useWallets } from './use-wallets.ts'

const LATEST = 5

export default function TrustedWalletPage() {
  const { walletId: id = '' } = useParams()
  const { to } = usePath()
  const navigate = useNavigate()
  const here = useIsMounted()
  const addressLink = useAddressLink()
  const list = to('/cabinet/profile/trusted-wallets')
  const client = useQueryClient()
  const { enabled, keep, write } = useWallets()
  const query = useGetTrustedWallet(id, {
    query: { enabled, refetchInterval: ({ state }) => msUntilNextActivation(state.data ? [state.data] : [], now()) },
  })
  const wallet = isApiError(query.error) && query.error.kind === 'missing' ? ready('missing' as const) : toLoadable(query)
  const known = wallet.state === 'ready' && wallet.value !== 'missing' ? wallet.value : null
  const withdrawals = useMatchingTransactions(
    { type: 'withdrawal', per_page: LATEST, ...(known && { address: known.address }) },
    { enabled: known !== null && known.withdrawals_count !== 0 },
  )
  const { mutateAsync: update } = useUpdateTrustedWallet()
  const { mutateAsync: remove } = useDeleteTrustedWallet()
  const renaming = useWrite({
    mutationFn: async (label: string) => {
      const renamed = await write(
        () => update({ id, data: { label } }),
        (wallets) => wallets.find((one) => one.id === id && one.label === label),
      )
      client.setQueryData(getGetTrustedWalletQueryKey(id), renamed)
      keep((wallets) => wallets.map((one) => (one.id === id ? renamed : one)))
    },
  })
  const removing = useWrite({
    mutationFn: async () => {
      await write(
        () => remove({ id }).then(() => true),
        (wallets) => isGone(id, wallets),
      )
      if (here()) await navigate(list, { replace: true })
      keep((wallets) => wallets.filter((one) => one.id !== id))
    },
  })
  return (
    <TrustedWalletScreen
      wallet={wallet}
      renaming={toSubmission(renaming)}
      onRename={renaming.mutate}
      removing={toSubmission(removing)}
      onRemove={removing.mutate}
      explorer={known && addressLink(known.address)}
      withdrawals={known?.withdrawals_count === 0 ? ready([]) : toRows(withdrawals)}
      links={{
        list,
        code: to('/cabinet/profile/trusted-wallets/add', { search: { wallet: id } }),
        transaction: (transaction) => to('/cabinet/trade/transactions', { search: { transaction } }),
      }}
    />
  )
}
