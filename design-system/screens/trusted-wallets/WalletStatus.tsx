import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import { HourglassIcon } from '@phosphor-icons/react/dist/csr/Hourglass'
import type { TrustedWallet } from '#sdk'
import { StatusChip } from '../../parts/StatusChip.tsx'
import { useText } from '../../provider/reader.ts'
import { useOpening } from './useOpening.ts'

/** How far a wallet has come. A state that this build does not know is named neutrally. */
export function WalletStatus({ wallet: { status, opens_at } }: { wallet: TrustedWallet }) {
  const t = useText('wallets').state
  const opening = useOpening()
  if (status === 'active')
    return (
      <StatusChip tone="positive" icon={<CheckCircleIcon weight="fill" aria-hidden="true" />}>
        {t.active()}
      </StatusChip>
    )
  if (status === 'waiting' && opens_at !== null)
    return (
      <StatusChip tone="warning" icon={<HourglassIcon aria-hidden="true" />}>
        {opening(opens_at).chip}
      </StatusChip>
    )
  if (status === 'pending')
    return (
      <StatusChip tone="info" icon={<EnvelopeSimpleIcon aria-hidden="true" />}>
        {t.pending()}
      </StatusChip>
    )
  return <StatusChip>{t.other()}</StatusChip>
}
