import type { Transaction, TrustedWallet } from '#sdk'
import { sameAddress } from '../../lib/address.ts'
import { isUsable, walletName } from '../../lib/trustedWallet.ts'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { timeLeft } from '../trusted-wallets/activation.ts'
import { RecentAddresses } from './RecentAddresses.tsx'
import type { RecentAddressesProps } from './RecentAddresses.tsx'
import { recentHeight } from './recentHeight.ts'

/** The typed address is a trusted wallet of the user that is not active yet: which one, and for how long. */
function WaitingWallet({ wallet }: { wallet: TrustedWallet | undefined }) {
  const t = useTranslations('withdraw').form
  const { now } = useDesignSystem()
  if (!wallet) return null
  const { opens_at = null } = wallet
  const label = walletName(wallet)
  if (opens_at === null) return <Notice severity="warning">{t.addressPending({ label })}</Notice>
  const { unit, count } = timeLeft(opens_at, now())
  return <Notice severity="warning">{unit === 'hours' ? t.addressHours({ label, count }) : t.addressMinutes({ label, count })}</Notice>
}

export type AddressHintsProps = Omit<RecentAddressesProps, 'withdrawals' | 'trusted'> & {
  /** Earlier withdrawals, newest first; `null` while loading. */
  recent: readonly Transaction[] | null
  wallets: readonly TrustedWallet[] | null
}

/** Below the field of an address: recent ones to choose from, and a warning about a trusted wallet that is not active yet. */
export function AddressHints({ recent, wallets, value, ...choice }: AddressHintsProps) {
  const trusted = (wallets ?? []).map((wallet) => ({ address: wallet.address, label: walletName(wallet) }))
  return (
    <>
      {recent === null ? (
        <Skeleton height={recentHeight} />
      ) : (
        <RecentAddresses withdrawals={recent} trusted={trusted} value={value} {...choice} />
      )}
      <WaitingWallet wallet={wallets?.find((one) => !isUsable(one) && sameAddress(one.address, value))} />
    </>
  )
}
