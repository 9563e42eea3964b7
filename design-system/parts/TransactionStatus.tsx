import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock'
import { HourglassIcon } from '@phosphor-icons/react/dist/csr/Hourglass'
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle'
import { useText } from '../provider/reader.ts'
import { StatusChip } from './StatusChip.tsx'
import type { ChipTone } from './StatusChip.tsx'
import { statusWord } from './transactionWords.ts'

const shape: Record<string, { tone: ChipTone; Icon: typeof ClockIcon; fill?: boolean }> = {
  done: { tone: 'positive', Icon: CheckCircleIcon, fill: true },
  awaiting_confirmation: { tone: 'warning', Icon: HourglassIcon },
  accepted: { tone: 'info', Icon: ClockIcon },
  processing: { tone: 'info', Icon: ClockIcon },
  confirming: { tone: 'info', Icon: ClockIcon },
  rejected: { tone: 'negative', Icon: XCircleIcon, fill: true },
  failed: { tone: 'negative', Icon: XCircleIcon, fill: true },
  cancelled: { tone: 'neutral', Icon: XCircleIcon },
  expired: { tone: 'neutral', Icon: ClockIcon },
}

/** How far a transaction has come. `bare` in a list's second line. */
export function TransactionStatus({ status, bare = false }: { status: string; bare?: boolean }) {
  const t = useText('frame')
  const { tone, Icon, fill } = shape[status] ?? { tone: 'neutral' as const, Icon: ClockIcon }
  return (
    <StatusChip tone={tone} bare={bare} icon={<Icon weight={fill ? 'fill' : 'regular'} aria-hidden="true" />}>
      {statusWord(t.transaction, status)}
    </StatusChip>
  )
}
