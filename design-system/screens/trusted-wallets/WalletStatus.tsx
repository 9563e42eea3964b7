import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import EnvelopeSimpleIcon from '@phosphor-icons/core/regular/envelope-simple.svg?react'
import HourglassIcon from '@phosphor-icons/core/regular/hourglass.svg?react'
import type { TrustedWallet } from '#sdk'
import { isUsable } from '../../lib/trustedWallet.ts'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useActivationCountdown } from './useActivationCountdown.ts'

/** Status of a wallet. A status unknown to this build gets a neutral label. */
export function WalletStatus({ wallet: { status, opens_at = null } }: { wallet: TrustedWallet }) {
  const t = useTranslations('wallets').state
  const opening = useActivationCountdown()
  // Servers without statuses list only trusted wallets.
  if (isUsable({ status }))
    return (
      <StatusChip color="success" icon={<CheckCircleFillIcon aria-hidden="true" />}>
        {t.active()}
      </StatusChip>
    )
  if (status === 'waiting' && opens_at !== null)
    return (
      <StatusChip color="warning" icon={<HourglassIcon aria-hidden="true" />}>
        {opening(opens_at).chip}
      </StatusChip>
    )
  if (status === 'pending')
    return (
      <StatusChip color="info" icon={<EnvelopeSimpleIcon aria-hidden="true" />}>
        {t.pending()}
      </StatusChip>
    )
  return <StatusChip>{t.other()}</StatusChip>
}
