import { ArrowDownLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowDownLeft'
import { ArrowUpRightIcon } from '@phosphor-icons/react/dist/csr/ArrowUpRight'
import { ChartBarIcon } from '@phosphor-icons/react/dist/csr/ChartBar'
import { CirclesThreeIcon } from '@phosphor-icons/react/dist/csr/CirclesThree'
import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift'
import { SealPercentIcon } from '@phosphor-icons/react/dist/csr/SealPercent'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck'
import { SwapIcon } from '@phosphor-icons/react/dist/csr/Swap'
import { IconDisc } from './IconDisc.tsx'

const shape: Record<string, { Icon: typeof GiftIcon; tone?: 'positive' | 'brand' }> = {
  deposit: { Icon: ArrowDownLeftIcon, tone: 'positive' },
  withdrawal: { Icon: ArrowUpRightIcon },
  exchange: { Icon: SwapIcon },
  uta_refill: { Icon: ChartBarIcon, tone: 'brand' },
  uta_withdrawal: { Icon: ArrowUpRightIcon },
  uta_result: { Icon: ChartBarIcon, tone: 'brand' },
  uta_subscription: { Icon: SealPercentIcon },
  referral_reward: { Icon: GiftIcon, tone: 'brand' },
  uta_referral_reward: { Icon: GiftIcon, tone: 'brand' },
  bonus: { Icon: GiftIcon, tone: 'brand' },
  insurance: { Icon: ShieldCheckIcon },
}

/** What kind of transaction it is; its word stands beside it. */
export function TransactionIcon({ type }: { type: string }) {
  const { Icon, tone } = shape[type] ?? { Icon: CirclesThreeIcon }
  return (
    <IconDisc {...(tone && { tone })}>
      <Icon weight="regular" />
    </IconDisc>
  )
}
