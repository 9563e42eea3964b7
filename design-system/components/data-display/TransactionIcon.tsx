import ArrowDownLeftIcon from '@phosphor-icons/core/regular/arrow-down-left.svg?react'
import ArrowLineLeftIcon from '@phosphor-icons/core/regular/arrow-line-left.svg?react'
import ArrowLineRightIcon from '@phosphor-icons/core/regular/arrow-line-right.svg?react'
import ArrowUpRightIcon from '@phosphor-icons/core/regular/arrow-up-right.svg?react'
import ChartBarIcon from '@phosphor-icons/core/regular/chart-bar.svg?react'
import CirclesThreeIcon from '@phosphor-icons/core/regular/circles-three.svg?react'
import GiftIcon from '@phosphor-icons/core/regular/gift.svg?react'
import SealPercentIcon from '@phosphor-icons/core/regular/seal-percent.svg?react'
import ShieldCheckIcon from '@phosphor-icons/core/regular/shield-check.svg?react'
import SwapIcon from '@phosphor-icons/core/regular/swap.svg?react'
import TrendUpIcon from '@phosphor-icons/core/regular/trend-up.svg?react'
import UsersThreeIcon from '@phosphor-icons/core/regular/users-three.svg?react'
import { lookUp } from '../../lib/lookUp.ts'
import { IconDisc } from './IconDisc.tsx'

const shape: Record<string, { Icon: typeof GiftIcon; color?: 'success' | 'primary' }> = {
  deposit: { Icon: ArrowDownLeftIcon, color: 'success' },
  withdrawal: { Icon: ArrowUpRightIcon },
  exchange: { Icon: SwapIcon },
  uta_refill: { Icon: ArrowLineRightIcon, color: 'primary' },
  uta_withdrawal: { Icon: ArrowLineLeftIcon },
  uta_result: { Icon: ChartBarIcon, color: 'primary' },
  uta_subscription: { Icon: SealPercentIcon },
  referral_reward: { Icon: UsersThreeIcon, color: 'primary' },
  uta_referral_reward: { Icon: TrendUpIcon, color: 'primary' },
  bonus: { Icon: GiftIcon, color: 'primary' },
  insurance: { Icon: ShieldCheckIcon },
}

/** Icon for a type of transaction, one for each; its name must be shown beside it. */
export function TransactionIcon({
  type,
}: {
  /** Type of the transaction as the server names it; an unknown one gets a neutral icon. */
  type: string
}) {
  const { Icon, color } = lookUp(shape, type) ?? { Icon: CirclesThreeIcon }
  return (
    <IconDisc {...(color && { color })}>
      <Icon />
    </IconDisc>
  )
}
