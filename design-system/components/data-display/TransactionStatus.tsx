import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import XCircleFillIcon from '@phosphor-icons/core/fill/x-circle-fill.svg?react'
import ClockIcon from '@phosphor-icons/core/regular/clock.svg?react'
import HourglassIcon from '@phosphor-icons/core/regular/hourglass.svg?react'
import XCircleIcon from '@phosphor-icons/core/regular/x-circle.svg?react'
import { lookUp } from '../../lib/lookUp.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import type { Icon } from './icon.ts'
import type { StatusChipProps } from './StatusChip.tsx'
import { StatusChip } from './StatusChip.tsx'
import { statusWord } from './transactionLabels.ts'

const shape: Record<string, { color: StatusChipProps['color']; Icon: Icon }> = {
  done: { color: 'success', Icon: CheckCircleFillIcon },
  awaiting_confirmation: { color: 'warning', Icon: HourglassIcon },
  accepted: { color: 'info', Icon: ClockIcon },
  processing: { color: 'info', Icon: ClockIcon },
  confirming: { color: 'info', Icon: ClockIcon },
  rejected: { color: 'error', Icon: XCircleFillIcon },
  failed: { color: 'error', Icon: XCircleFillIcon },
  cancelled: { color: 'default', Icon: XCircleIcon },
  expired: { color: 'default', Icon: ClockIcon },
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
  const { color, Icon } = lookUp(shape, status) ?? { color: 'default' as const, Icon: ClockIcon }
  return (
    <StatusChip color={color} bare={bare} icon={<Icon aria-hidden="true" />}>
      {statusWord(t.transaction, status)}
    </StatusChip>
  )
}
