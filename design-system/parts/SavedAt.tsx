import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock'
import { useReader, useText } from '../provider/reader.ts'
import { useFormat } from '../provider/useFormat.ts'
import { StatusChip } from './StatusChip.tsx'

/** When a saved value was true: beside every number that may be older than what the server would say. */
export function SavedAt({ at, on = 'card' }: { at: number; on?: 'card' | 'ink' }) {
  const { now } = useReader()
  const format = useFormat()
  const t = useText('frame')
  return (
    <StatusChip tone={on === 'ink' ? 'ink' : 'neutral'} icon={<ClockIcon aria-hidden="true" />}>
      {t.savedAt({ time: format.since(at, now()) })}
    </StatusChip>
  )
}
