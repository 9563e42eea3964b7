import ArrowUpRightIcon from '@phosphor-icons/core/regular/arrow-up-right.svg?react'
import LockSimpleIcon from '@phosphor-icons/core/regular/lock-simple.svg?react'
import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react'
import SwapIcon from '@phosphor-icons/core/regular/swap.svg?react'
import { Button } from '../../components/inputs/Button.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Actions } from './hero.ts'

export type BalanceActionsProps = {
  /** `null` hides an action. */
  links: { refill: string | null; withdraw: string | null; exchange: string | null }
  /** When blocked withdrawals open, in ms; `null` if they are open. */
  opens: number | null
}

/** The actions of the overview's dark card: refill, withdraw and exchange. */
export function BalanceActions({ links, opens }: BalanceActionsProps) {
  const t = useTranslations('cabinet').balance
  const format = useFormat()
  const { now } = useDesignSystem()
  return (
    <Actions>
      {links.refill && (
        <Button variant="ink" href={links.refill} startIcon={<PlusIcon width={20} height={20} />}>
          {t.refill()}
        </Button>
      )}
      {links.withdraw && (
        <Button
          variant="ink2"
          href={links.withdraw}
          startIcon={opens === null ? <ArrowUpRightIcon width={20} height={20} /> : <LockSimpleIcon width={20} height={20} />}
          {...(opens !== null && { 'aria-label': t.withdrawBlocked({ day: format.longDay(opens, now()) }) })}
        >
          {t.withdraw()}
        </Button>
      )}
      {links.exchange && (
        <Button variant="ink2" href={links.exchange} startIcon={<SwapIcon width={20} height={20} />}>
          {t.exchange()}
        </Button>
      )}
    </Actions>
  )
}
