import type { UserSettings } from '#sdk'
import { useCountdown } from '../../forms/useCountdown.ts'
import { instant } from '../../lib/dates.ts'

/** End of the block by the server's clock; `null` if there is none, or as soon as it is over. */
export function useBlock(settings: Partial<UserSettings>): string | null {
  const until = settings.withdraws_blocked_until ?? null
  const left = useCountdown(until === null ? undefined : instant(until))
  return left > 0 ? until : null
}
