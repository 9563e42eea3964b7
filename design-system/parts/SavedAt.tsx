import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock'
import { isSameDay } from '../lib/dates.ts'
import { useReader, useText } from '../provider/reader.ts'
import { useFormat } from '../provider/useFormat.ts'
import { StatusChip } from './StatusChip.tsx'

/** When a saved value was true: beside every number that may be older than what the server would say. */
export function SavedAt({ at, on = 'card' }: { at: number; on?: 'card' | 'ink' }) {
  const { now, timeZone } = useReader()
  const format = useFormat()
  const t = useText('parts')
  // A time alone is today's: yesterday evening's value must not look like one of tonight.
  const time = isSameDay(timeZone, at, now()) ? format.time(at) : format.dayTime(at, now())
  return (
    <StatusChip tone={on === 'ink' ? 'ink' : 'neutral'} icon={<ClockIcon aria-hidden="true" />}>
      {t.savedAt({ time })}
    </StatusChip>
  )
}
