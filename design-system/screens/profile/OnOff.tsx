import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { StatusChip } from '../../parts/StatusChip.tsx'

/** On or off, by icon and word. */
export const OnOff = ({ on, words }: { on: boolean; words: { on: string; off: string } }) => (
  <StatusChip
    tone={on ? 'positive' : 'warning'}
    icon={on ? <CheckCircleIcon weight="fill" aria-hidden /> : <WarningIcon weight="fill" aria-hidden />}
  >
    {on ? words.on : words.off}
  </StatusChip>
)
