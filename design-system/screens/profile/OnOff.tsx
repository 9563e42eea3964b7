import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import WarningFillIcon from '@phosphor-icons/core/fill/warning-fill.svg?react'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'

/** On or off, as icon and word. */
export const OnOff = ({ on, words }: { on: boolean; words: { on: string; off: string } }) => (
  <StatusChip color={on ? 'success' : 'warning'} icon={on ? <CheckCircleFillIcon aria-hidden /> : <WarningFillIcon aria-hidden />}>
    {on ? words.on : words.off}
  </StatusChip>
)
