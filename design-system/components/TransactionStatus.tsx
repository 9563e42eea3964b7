import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import XCircleFillIcon from '@phosphor-icons/core/fill/x-circle-fill.svg?react'
import ClockIcon from '@phosphor-icons/core/regular/clock.svg?react'
import HourglassIcon from '@phosphor-icons/core/regular/hourglass.svg?react'
import XCircleIcon from '@phosphor-icons/core/regular/x-circle.svg?react'
import { lookUp } from '../lib/lookUp.ts'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import type { Icon } from './icon.ts'
import { StatusChip } from './StatusChip.tsx'
import type { ChipTone } from './StatusChip.tsx'
import { statusWord } from './transactionLabels.ts'

const shape: Record<string, { tone: ChipTone; Icon: Icon }> = {
  done: { tone: 'positive', Icon: CheckCircleFillIcon },
  awaiting_confirmation: { tone: 'warning', Icon: HourglassIcon },
  accepted: { tone: 'info', Icon: ClockIcon },
  processing: { tone: 'info', Icon: ClockIcon },
  confirming: { tone: 'info', Icon: ClockIcon },
  rejected: { tone: 'negative', Icon: XCircleFillIcon },
  failed: { tone: 'negative', Icon: XCircleFillIcon },
  cancelled: { tone: 'neutral', Icon: XCircleIcon },
  expired: { tone: 'neutral', Icon: ClockIcon },
}

/** Status of a transaction. `bare` for the second line of a list row. */
export function TransactionStatus({
  status,
  bare = false,
}: {
  /** Status as the server names it; an unknown one is shown as it is, without a colour. */
  status: string
  /** Icon and label without the pill: in the second line of a row. */
  bare?: boolean
}) {
  const t = useTranslations('frame')
  const { tone, Icon } = lookUp(shape, status) ?? { tone: 'neutral' as const, Icon: ClockIcon }
  return (
    <StatusChip tone={tone} bare={bare} icon={<Icon aria-hidden="true" />}>
      {statusWord(t.transaction, status)}
    </StatusChip>
  )
}
