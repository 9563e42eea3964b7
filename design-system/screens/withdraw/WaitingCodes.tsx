import type { UserSettings } from '#sdk'
import { Button } from '../../components/inputs/Button.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { useBlock } from './useBlock.ts'

/** A withdrawal that waits for its code: its positive amount, and the address of the page that asks for the code. */
export interface WaitingWithdrawal {
  id: string
  amount: string
  token: string
  href: string
}

type Props = {
  waiting: readonly WaitingWithdrawal[]
  /** While withdrawals are blocked, no code is accepted. */
  settings: Partial<UserSettings>
}

/** What waits comes first on every page of a withdrawal: each with one line and the way to its code. */
export function WaitingCodes({ waiting, settings }: Props) {
  const t = useTranslations('withdraw').waiting
  const hidden = useAmountsHidden()
  const format = useFormat()
  const blocked = useBlock(settings) !== null
  const text = blocked ? t.paused : t.text
  return waiting.map(({ id, amount, token, href }) => (
    <Notice
      key={id}
      severity="warning"
      action={
        <Button variant="soft" size="small" href={href}>
          {blocked ? t.open() : t.enter()}
        </Button>
      }
    >
      {text({ amount: hidden ? format.hidden : format.money(amount, token) })}
    </Notice>
  ))
}
