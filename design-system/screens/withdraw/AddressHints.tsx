import type { Transaction, TrustedWallet } from '#sdk'
import { sameAddress } from '../../lib/address.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { lastArrivalAt } from '../../lib/recentAddresses.ts'
import { isUsable, walletName } from '../../lib/trustedWallet.ts'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { timeLeft } from '../trusted-wallets/activation.ts'
import { RecentAddresses } from './RecentAddresses.tsx'
import type { RecentAddressesProps } from './RecentAddresses.tsx'
import { recentHeight } from './recentHeight.ts'
import { SentBefore } from './SentBefore.tsx'

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
  /** Earlier withdrawals, newest first. */
  recent: Loadable<readonly Transaction[]>
  wallets: readonly TrustedWallet[] | null
}

/** Below the field of an address: whether a withdrawal went to it before, recent ones to choose from, and a warning about a trusted wallet that is not active yet. */
export function AddressHints({ recent, wallets, value, ...choice }: AddressHintsProps) {
  const trusted = (wallets ?? []).map((wallet) => ({ address: wallet.address, label: walletName(wallet) }))
  return (
    <>
      {recent.state === 'ready' && <SentBefore at={lastArrivalAt(value, recent.value)} />}
      {recent.state === 'loading' && <Skeleton height={recentHeight} />}
      {recent.state === 'ready' && <RecentAddresses withdrawals={recent.value} trusted={trusted} value={value} {...choice} />}
      <WaitingWallet wallet={wallets?.find((one) => !isUsable(one) && sameAddress(one.address, value))} />
    </>
  )
}
