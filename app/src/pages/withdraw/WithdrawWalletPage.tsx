import { WithdrawWalletScreen } from '#design-system/screens/withdraw/WithdrawWalletScreen.tsx'
import { walletDraft } from '#design-system/lib/withdrawal.ts'
import { useGetDepositWallet, useListTrustedWallets } from '#sdk'
import { toRows } from '../../api/to-loadable.ts'
import { useEarlierDestinations } from '../../api/transactions.ts'
import { useConfig, useSession } from '../../auth/environment-hooks.ts'
import type { ReceiptPlace } from '../../hooks/use-receipt.ts'
import { readSearch } from '../../hooks/search-params.ts'
import { useSearch } from '../../hooks/use-search.ts'
import { tokenSearch } from '../assets/token-search.ts'
import { WithdrawalFormOrStatus } from './WithdrawalFormOrStatus.tsx'
import { useWithdrawalForm } from './use-withdrawal-form.ts'

function Request({ receipt }: { receipt: ReceiptPlace }) {
  const { verification, twoFactor } = useSession()
  // The server refuses trusted wallets to users who may not open their pages.
  const trusted = verification === 'verified' && twoFactor
  const wallets = useListTrustedWallets({ query: { enabled: trusted } })
  const own = useGetDepositWallet('BSC').data?.address ?? null
  const { known, recent } = useEarlierDestinations()
  const { token = null } = readSearch(new URLSearchParams(useSearch()), tokenSearch)
  return (
    <WithdrawWalletScreen
      {...useWithdrawalForm(receipt, walletDraft)}
      wallets={trusted || verification === 'unknown' ? toRows(wallets) : null}
      own={own}
      known={known}
      recent={recent}
      testTransferFrom={useConfig().test_transfer_from}
      token={token}
    />
  )
}

export default function WithdrawWalletPage() {
  return <WithdrawalFormOrStatus form={Request} />
}
