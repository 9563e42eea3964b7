import ClockIcon from '@phosphor-icons/core/regular/clock.svg?react'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { StatusChip } from './StatusChip.tsx'

/** When a cached value was fetched: shown beside every number that may be out of date. */
export function StaleDataLabel({
  at,
  on = 'card',
}: {
  /** When the value was fetched (ms since 1970). */
  at: number
  /** The surface it is on: the light card or the dark one. */
  on?: 'card' | 'ink'
}) {
  const { now } = useDesignSystem()
  const format = useFormat()
  const t = useTranslations('frame')
  return (
    <StatusChip color={on === 'ink' ? 'ink' : 'default'} icon={<ClockIcon aria-hidden="true" />}>
      {t.savedAt({ time: format.since(at, now()) })}
    </StatusChip>
  )
}
