import { useCountdown } from '../../forms/useCountdown.ts'
import { instant } from '../../lib/dates.ts'
import type { FreezeState } from '../../lib/freeze.ts'

/** The freeze while it lasts by the server's clock; `null` if there is none, or as soon as it is over. */
export function useFrozen(freeze: FreezeState | null): FreezeState | null {
  const until = freeze?.until ?? null
  const left = useCountdown(until === null ? undefined : instant(until))
  return until === null || left > 0 ? freeze : null
}
